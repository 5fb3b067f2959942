// The playground's files, each compressed with gzip: beside the page, or in it where the page is one file.

export async function ungzip(bytes) {
  // Some servers say that such a file is encoded; then the browser has already unpacked it.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/// Whether the page has a file that not every one has.
export const hasAsset = (name) => document.getElementById("asset-" + name) !== null;

/// The bytes of a file, as they were loaded. Throws if it cannot be had.
export async function packed(name) {
  const inside = document.getElementById("asset-" + name);
  if (inside) {
    const text = atob(inside.textContent), bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; ++at) bytes[at] = text.charCodeAt(at);
    return bytes;
  }
  const answer = await fetch(name + ".gz");
  if (!answer.ok) throw new Error(`${name}.gz: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export const textAsset = async (name) => new TextDecoder().decode(await ungzip(await packed(name)));
