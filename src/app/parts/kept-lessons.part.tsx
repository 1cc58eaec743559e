import { useState } from 'react'

import { KeptLessons } from '../../views/pages/dashboard/kept-lessons.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createKeptLessons } from '../actors/lesson-keeping.actors.ts'
import { useApp } from '../app.context.tsx'

/** The lessons that this device keeps, on the dashboard of who keeps some. */
const KeptLessonsPart = () => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [machine] = useState(() => createKeptLessons(gateway, auth))
  return (
    <Speaking namespaces={['lessonKeeping']}>
      <KeptLessons machine={machine} />
    </Speaking>
  )
}

export default KeptLessonsPart
