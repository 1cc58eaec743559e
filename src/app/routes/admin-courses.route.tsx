import { Suspense } from 'react'
import { useLocation } from 'wouter'

import { COURSE_RECORDS } from '../../domain/contract/course-records.list.ts'
import { lostAmong, readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { EDITOR_TABS, type EditorPlace } from '../../views/pages/course-editor/course-editor.props.ts'
import { CourseListPage } from '../../views/pages/course-list/course-list.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { arriving } from '../../views/shell/arriving.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { createCourseList } from '../actors/course-list.actors.ts'
import { useApp } from '../app.context.tsx'
import { loadChunk } from '../chunk.ts'
import { COURSES_PAGE } from '../courses-parts.ts'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { PageOfParts, type PartProps } from '../page-of-parts.view.tsx'
import { PageRecovery } from '../page/recovery.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import { idIn, type RouteProps } from '../route-props.ts'

const PATH = '/admin/courses'

const placeIn = (query: URLSearchParams): EditorPlace => ({
  tab: EDITOR_TABS.find((tab) => tab === query.get('tab')) ?? 'details',
  lesson: query.get('lesson'),
  question: query.get('question'),
  field: query.get('field'),
})

/** The first tab has the plain address of its course. */
const addressOf =
  (courseId: number) =>
  ({ tab = 'details', ...rest }: Partial<EditorPlace> = {}): string => {
    const query = new URLSearchParams({ course: String(courseId) })
    for (const [name, value] of Object.entries({ tab: tab === 'details' ? null : tab, ...rest }))
      if (value !== null) query.set(name, value)
    return `${PATH}?${query}`
  }

const List = ({ title, query, parts, addressOf: listAt }: PartProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'courses',
    {
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(COURSE_RECORDS, asked)),
    },
    (here) => createCourseList({ gateway, ...here }),
  )
  const editorOf = (courseId: number) => addressOf(courseId)()
  return (
    <ListWithViews list={COURSE_RECORDS} query={query} hrefOf={listAt}>
      {(shown) => (
        <CourseListPage
          title={title}
          asked={readListAsked(COURSE_RECORDS, shown)}
          machines={machines}
          acting={acting}
          editorOf={editorOf}
          onMade={(courseId) => navigate(editorOf(courseId))}
          parts={parts}
        />
      )}
    </ListWithViews>
  )
}

// Fewer look at the others than at courses.
const PARTS = {
  courses: List,
  categories: latePart(() => import('../parts/course-categories.part.tsx')),
  agencies: latePart(() => import('../parts/agency-records.part.tsx')),
  certificates: latePart(() => import('../parts/certificate-authority.part.tsx')),
} as const

const editor = arriving(() => loadChunk(() => import('../parts/course-editor.part.tsx')))

const CoursesRoute = ({ query }: RouteProps) => {
  const { shell, courseList } = useWords()
  const courseId = idIn(query.get('course'))
  if (courseId === null)
    return (
      <PageOfParts
        title={shell.menu.courseList()}
        query={query}
        places={COURSES_PAGE}
        words={courseList.parts}
        draw={PARTS}
      />
    )
  return (
    <PageRecovery key={courseId} onBring={editor.bring}>
      <Suspense fallback={null}>
        <editor.Arriving
          courseId={courseId}
          place={placeIn(query)}
          lost={lostAmong('tab', query.get('tab'), EDITOR_TABS)}
          addressOf={addressOf(courseId)}
          back={PATH}
        />
      </Suspense>
    </PageRecovery>
  )
}

export default CoursesRoute
