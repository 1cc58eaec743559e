/**
 * Work on one class, one after the other within this server. The lock in the database decides, among however many
 * servers; but two hundred who waited for it there would hold every connection meanwhile.
 */
export const createClassQueue = () => {
  const last = new Map<number, Promise<unknown>>()
  return async <T>(classId: number, work: () => Promise<T>): Promise<T> => {
    const own = (last.get(classId) ?? Promise.resolve()).then(work)
    const settled = own.catch(() => undefined)
    last.set(classId, settled)
    try {
      return await own
    } finally {
      if (last.get(classId) === settled) last.delete(classId)
    }
  }
}
