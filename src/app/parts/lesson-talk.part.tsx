import { useState } from 'react'

import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { Talking, type TalkProps } from '../../views/pages/lesson/notes/lesson-talk.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createLessonTalk } from '../actors/lesson-talk.actors.ts'
import { useApp } from '../app.context.tsx'

/** Notes and questions beside a lesson. Comes when the lesson is there, with words of its own. */
const LessonTalkPart = (props: TalkProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [talk] = useState(() => createLessonTalk(gateway, () => selectUserId(auth.getSnapshot())))
  return (
    <Speaking namespaces={['lessonTalk', 'fieldRules']}>
      <Talking talk={talk} {...props} />
    </Speaking>
  )
}

export default LessonTalkPart
