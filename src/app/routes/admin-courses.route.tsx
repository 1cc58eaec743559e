import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'

import { COURSE_RECORDS } from '../../domain/contract/course-records.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { EDITOR_TABS, type EditorPlace } from '../../views/pages/course-editor/course-editor.props.ts'
import { CourseListPage } from '../../views/pages/course-list/course-list.view.tsx'
import { ListPage } from '../../views/pages/list-page.view.tsx'
import { PageParts } from '../../views/pages/page-parts.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Part } from '../../views/shell/part.view.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createCourseList } from '../actors/course-list.actors.ts'
import { useApp } from '../app.context.tsx'
import { loadChunk } from '../chunk.ts'
import { COURSES_PARTS, coursesAddress, coursesPartIn, type PartOfCoursesProps } from '../courses-parts.ts'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
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

// Fewer look at them than at courses.
const LATE = {
  categories: latePart(() => import('../parts/course-categories.part.tsx')),
  agencies: latePart(() => import('../parts/agency-records.part.tsx')),
} as const

const List = ({ title, query, parts, addressOf: listAt }: PartOfCoursesProps) => {
  const { gateway } = useApp()
  const { auth, acts } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createCourseList({
      gateway,
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(COURSE_RECORDS, asked)),
    }),
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

const Parts = ({ query }: Pick<RouteProps, 'query'>) => {
  const { shell, courseList } = useWords()
  const shown = coursesPartIn(query)
  const title = shell.menu.courseList()
  const parts = (
    <PageParts
      label={courseList.parts.label()}
      parts={COURSES_PARTS.map((part) => ({
        key: part,
        label: courseList.parts[part](),
        href: coursesAddress(part),
        isCurrent: part === shown,
      }))}
    />
  )
  const props: PartOfCoursesProps = { title, query, parts, addressOf: (asked) => coursesAddress(shown, asked) }
  if (shown === 'courses') return <List {...props} />
  const Late = LATE[shown]
  return (
    <Suspense
      fallback={
        <ListPage title={title} lead="">
          {parts}
          <Skeleton height="20rem" />
        </ListPage>
      }
    >
      <Late {...props} />
    </Suspense>
  )
}

const loadEditor = () => loadChunk(() => import('../parts/course-editor.part.tsx'))

const CoursesRoute = ({ query }: RouteProps) => {
  const [Editor] = useState(() => lazy(loadEditor))
  const [, navigate] = useLocation()
  const courseId = idIn(query.get('course'))
  if (courseId === null) return <Parts query={query} />
  return (
    <Part onFailed={() => navigate(PATH)}>
      <Editor key={courseId} courseId={courseId} place={placeIn(query)} addressOf={addressOf(courseId)} back={PATH} />
    </Part>
  )
}

export default CoursesRoute
