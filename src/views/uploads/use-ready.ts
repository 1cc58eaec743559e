import { useEffect, useEffectEvent } from 'react'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import { uploadsFor } from '../../machines/upload/upload.connect.ts'
import type { UploadsActor, UploadsFor } from '../../machines/upload/uploads.machine.ts'

/** Hands over each file that is ready once, to whoever looks first: one that got ready meanwhile, too. */
export const useReady = (
  uploads: UploadsActor,
  wanted: UploadsFor,
  onReady: ((upload: Upload) => void) | undefined,
): void => {
  const look = useEffectEvent(() => {
    if (!onReady) return
    for (const upload of uploadsFor(uploads.getSnapshot().context.uploads, wanted)) {
      const snapshot = upload.getSnapshot()
      const { held } = snapshot.context
      if (snapshot.matches({ ready: 'offered' }) && held) {
        upload.send({ type: 'upload.taken' })
        onReady(held)
      }
    }
  })
  useEffect(() => {
    look()
    const subscription = uploads.subscribe(() => look())
    return () => subscription.unsubscribe()
  }, [uploads])
}
