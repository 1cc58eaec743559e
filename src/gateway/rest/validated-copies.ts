const MOST = 60

/**
 * Answers that carried an ETag, so that an unchanged one is not sent twice. A copy belongs to a language and
 * to a session: `forget` when another person may be asking.
 */
export const createValidatedCopies = () => {
  const copies = new Map<string, Readonly<{ etag: string; body: unknown }>>()
  return {
    of: (key: string) => copies.get(key),
    keep: (key: string, etag: string | null, body: unknown) => {
      copies.delete(key)
      if (etag === null) return
      copies.set(key, { etag, body })
      const oldest = copies.keys().next()
      if (copies.size > MOST && !oldest.done) copies.delete(oldest.value)
    },
    forget: () => copies.clear(),
  }
}
