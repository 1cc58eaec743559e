import { certificateDeedCalls } from './certificate-deeds.calls.ts'
import { peopleCalls } from './people.calls.ts'

/** What is asked on the page of one person, which comes when it is opened. */
export const personCalls = { ...certificateDeedCalls, ...peopleCalls }
