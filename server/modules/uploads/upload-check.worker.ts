/** A thread that reads one file: it ends with it, and with whatever the file does to it. */
import { parentPort, workerData } from 'node:worker_threads'

import { checkUpload, type CheckQuestion } from './upload-check.ts'

parentPort?.postMessage(await checkUpload(workerData as CheckQuestion))
