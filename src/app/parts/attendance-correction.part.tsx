import { useState } from 'react'

import { AttendanceCorrectionPage } from '../../views/pages/attendance-correction/attendance-correction.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createAttendanceCorrection } from '../actors/attendance-correction.actors.ts'
import { useApp } from '../app.context.tsx'

/** Marks of a completed class put right, which comes when it is opened. */
const AttendanceCorrectionPart = ({ classId }: Readonly<{ classId: number }>) => {
  const { gateway } = useApp()
  const [machine] = useState(() => createAttendanceCorrection(gateway))
  return (
    <Speaking namespaces={['attendanceCorrection']}>
      <AttendanceCorrectionPage classId={classId} machine={machine} />
    </Speaking>
  )
}

// The default export is what arrives.
export default AttendanceCorrectionPart
