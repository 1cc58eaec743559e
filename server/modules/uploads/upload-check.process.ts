/** A process that reads one file: it ends with it, with whatever the file does to it, and with the server. */
import { once } from 'node:events'

import { checkUpload, type CheckQuestion } from './upload-check.ts'

process.once('disconnect', () => process.exit())
const [question] = await once(process, 'message')
process.send?.(await checkUpload(question as CheckQuestion))
