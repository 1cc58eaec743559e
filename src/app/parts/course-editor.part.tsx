import { useState } from 'react'
import { useLocation } from 'wouter'

import { selectUserId } from '../../machines/auth/auth.connect.ts'
import type { CourseEditorProps } from '../../views/pages/course-editor/course-editor.props.ts'
import { CourseEditorPage } from '../../views/pages/course-editor/course-editor.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createCourseEditor } from '../actors/course-draft.actors.ts'
import { uploadsOf } from '../actors/upload.actors.ts'
import { useApp } from '../app.context.tsx'

export type CourseEditorPartProps = Pick<CourseEditorProps, 'courseId' | 'place' | 'lost' | 'addressOf' | 'back'>

const newKey = (): string => crypto.randomUUID()

/** The editor of a course, which few who look at the list of courses open. Give it a key of the course. */
const CourseEditorPart = (props: CourseEditorPartProps) => {
  const { gateway } = useApp()
  const actors = useActors()
  const [, navigate] = useLocation()
  const [machines] = useState(() =>
    createCourseEditor({
      gateway,
      courseId: props.courseId,
      viewerId: () => selectUserId(actors.auth.getSnapshot()),
      navigate: (href) => navigate(href),
    }),
  )
  const [uploads] = useState(() => uploadsOf(actors, gateway))
  return (
    <Speaking namespaces={['courseEditor', 'lesson', 'uploads', 'lists', 'choosing']}>
      <CourseEditorPage
        {...props}
        machines={machines}
        uploads={uploads}
        newKey={newKey}
        onGo={(href) => navigate(href)}
      />
    </Speaking>
  )
}

export default CourseEditorPart
