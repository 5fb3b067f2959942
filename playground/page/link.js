// The program and what is chosen in the fragment of the address: JSON, deflated, in base64url. Nothing
// of it reaches a server.

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/// state: name -> text.
export async function toFragment(state) {
  const packed = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/// The state in the fragment; null if there is none. Throws if it cannot be read. Anybody may have written it.
export async function fromFragment(fragment) {
  if (!fragment) return null;
  const text = atob(fragment.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const state = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
  return Object.fromEntries(Object.entries(Object(state)).filter(([, value]) => typeof value === "string"));
}
