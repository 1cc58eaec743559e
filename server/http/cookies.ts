/** The cookies of a request; the first of a name counts. */
export const cookiesIn = (header: string | undefined): Readonly<Record<string, string>> => {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    cookies[name] ??= part.slice(at + 1).trim()
  }
  return cookies
}
