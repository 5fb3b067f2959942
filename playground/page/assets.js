// The playground's files, each compressed with gzip: beside the page, or in it where the page is one file.

async function ungzip(bytes) {
  // Some servers say that such a file is encoded; then the browser has already unpacked it.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/// Whether the page has a file that not every one has.
export const hasAsset = (name) => document.getElementById("asset-" + name) !== null;

/// A file as a worker can have it: { bytes } where it is in the page, or { address }.
export function source(name) {
  const inside = document.getElementById("asset-" + name);
  if (!inside) return { address: new URL(name + ".gz", document.baseURI).href };
  const text = atob(inside.textContent),
    bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; ++at) bytes[at] = text.charCodeAt(at);
  return { bytes };
}

/// The bytes of a source, unpacked. Throws if it cannot be had.
export async function unpacked({ bytes, address }) {
  if (bytes) return ungzip(bytes);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return ungzip(new Uint8Array(await answer.arrayBuffer()));
}

export const textAsset = async (name) => new TextDecoder().decode(await unpacked(source(name)));
