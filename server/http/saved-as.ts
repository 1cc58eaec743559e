/** The name by which a file is saved, for a header: in letters of any script, and without them for old agents. */
export const savedAs = (name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
