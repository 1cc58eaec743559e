import { useState } from 'react'

import { EnrollmentWhole } from '../../views/pages/enrollment-records/enrollment-whole.view.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createEnrollmentWhole } from '../actors/enrollment-records.actors.ts'
import { useApp } from '../app.context.tsx'

/** All that there is to one enrolment, beside the list that it was opened in. Give it a key of which. */
const EnrollmentWholePart = ({ id }: Readonly<{ id: number }>) => {
  const { gateway } = useApp()
  const [machines] = useState(() => createEnrollmentWhole(gateway))
  return (
    <Speaking namespaces={['enrollmentRecordsList', 'auditList', 'usersList', 'lists']}>
      <EnrollmentWhole id={id} machines={machines} />
    </Speaking>
  )
}

// The default export is what React's lazy() takes.
export default EnrollmentWholePart
