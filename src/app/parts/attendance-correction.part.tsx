import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { AttendanceCorrectionPage } from '../../views/pages/attendance-correction/attendance-correction.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createAttendanceCorrection } from '../actors/attendance-correction.actors.ts'
import { useApp } from '../app.context.tsx'

/** Marks of a completed class put right, which comes when it is opened. */
const AttendanceCorrectionPart = ({ classId }: Readonly<{ classId: number }>) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const viewerId = useSelector(auth, selectUserId)
  const [machine] = useState(() => createAttendanceCorrection(gateway, () => selectUserId(auth.getSnapshot())))
  // The guard lets nobody else in; while someone signs out there is nobody to keep anything for.
  if (viewerId === null) return null
  return (
    <Speaking namespaces={['attendanceCorrection']}>
      <AttendanceCorrectionPage key={viewerId} classId={classId} machine={machine} />
    </Speaking>
  )
}

// The default export is what arrives.
export default AttendanceCorrectionPart
