import { toFault } from './fault.ts'

/**
 * What a screen asks beside what it is about, by a call beyond the specification's section 7: null where the server
 * knows no such call, and the screen goes without.
 */
export const ifKnown = async <Answer>(asking: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await asking
  } catch (cause) {
    if (toFault(cause).kind !== 'notOffered') throw cause
    return null
  }
}
