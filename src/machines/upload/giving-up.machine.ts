import { fromPromise } from 'xstate'

import { createDeedMachine } from '../deed/deed.machine.ts'
import type { UploadActor } from './upload.machine.ts'

/** Asks before an upload is given up of which something has come; what becomes of that is the upload's to say. */
export const givingUpMachine = createDeedMachine<UploadActor>().provide({
  actors: {
    perform: fromPromise<void, { subject: UploadActor }>(async ({ input: { subject } }) =>
      subject.send({ type: 'upload.abandoned' }),
    ),
  },
})
