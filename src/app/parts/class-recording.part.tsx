import { useState } from 'react'

import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { ClassRecordingPage } from '../../views/pages/class-recording/class-recording.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createClassRecording } from '../actors/class-recording.actors.ts'
import { useApp } from '../app.context.tsx'

/** A class that was held, recorded, which comes when it is opened. */
const ClassRecordingPart = () => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const viewerId = () => selectUserId(auth.getSnapshot())
  const [machines] = useState(() => createClassRecording(gateway, viewerId))
  return (
    <Speaking namespaces={['classRecording', 'classDesk', 'wizard', 'fieldRules', 'choosing', 'lists']}>
      <ClassRecordingPage viewerId={viewerId() ?? 0} {...machines} />
    </Speaking>
  )
}

// The default export is what arrives.
export default ClassRecordingPart
