import { useState } from 'react'

import { KeepLesson } from '../../views/pages/lesson/keeping/keep-lesson.view.tsx'
import type { KeepProps } from '../../views/pages/lesson/keeping/keeping.props.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createLessonKeeping } from '../actors/lesson-keeping.actors.ts'
import { useApp } from '../app.context.tsx'

/** What comes later on the pages of a course and of the dashboard. */
const loadParts = () =>
  Promise.all([
    import('./kept-lessons.part.tsx'),
    import('./lesson-talk.part.tsx'),
    import('../kept-lessons/kept-server.ts'),
    import('../routes/crash-details.route.tsx'),
    import('../../views/pages/lesson/player/end-card.view.tsx'),
    import('../../views/pages/lesson/player/key-sheet.view.tsx'),
    import('../../views/pages/lesson/player/captions-list.view.tsx'),
    import('../../views/pages/lesson/player/menu-list.view.tsx'),
    import('../../views/pages/lesson/player/transcript-elsewhere.view.tsx'),
    import('../../views/shell/account.view.tsx'),
    import('../../views/shell/navigation/drawer-dialog.view.tsx'),
    import('../../views/ui/menu.view.tsx'),
  ])

/** Keeping the open lesson on this device. Comes when the lesson is there, with words of its own. */
const LessonKeepingPart = (props: KeepProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [machine] = useState(() =>
    createLessonKeeping(gateway, auth, { loadParts, served: () => props.lesson.getSnapshot().context.media }),
  )
  return (
    <Speaking namespaces={['lessonKeeping']}>
      <KeepLesson machine={machine} {...props} />
    </Speaking>
  )
}

export default LessonKeepingPart
