/** How the name of a picture ends, by its first bytes; null for anything that is not JPEG, PNG or WebP. */
export const imageEnding = (bytes: Buffer): '.jpg' | '.png' | '.webp' | null => {
  const startsWith = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (startsWith('ffd8ff')) return '.jpg'
  if (startsWith('89504e470d0a1a0a')) return '.png'
  // "RIFF", four bytes of length, "WEBP".
  return startsWith('52494646') && startsWith('57454250', 8) ? '.webp' : null
}
