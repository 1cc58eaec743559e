import { useState } from 'react'
import { useLocation } from 'wouter'

import type { CourseDetail, CourseSearchPage } from '../../domain/contract/course-search.contract.ts'
import { COURSE_SEARCH } from '../../domain/course-search.ts'
import { listAddress, listRequest, readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { courseSearchMachine } from '../../machines/course-search/course-search.machine.ts'
import { locationMachine } from '../../machines/course-search/location.machine.ts'
import { CourseDetailPage } from '../../views/pages/course-search/course-detail.view.tsx'
import { CourseSearch } from '../../views/pages/course-search/course-search.view.tsx'
import { createHoldings } from '../actors/holdings.actors.ts'
import { createResource } from '../actors/kept-resource.actors.ts'
import { createList } from '../actors/list.actors.ts'
import { locationActors } from '../actors/location.actors.ts'
import { useApp } from '../app.context.tsx'
import { writeQuery } from '../page/write-query.ts'
import { EnrollDialog } from '../parts/enroll-dialog.part.tsx'
import { idIn, type RouteProps } from '../route-props.ts'
import { usePageViewer } from '../viewer.ts'

const SearchPart = ({ asked, first }: Readonly<{ asked: ListAsked; first: CourseSearchPage | undefined }>) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const viewer = usePageViewer()
  const [pathname, navigate] = useLocation()
  const [machines] = useState(() => ({
    machine: createList(courseSearchMachine, {
      gateway,
      topics: [],
      namedAs: (wanted) => `courseSearch ${listRequest(COURSE_SEARCH, wanted)}`,
      read: async (wanted, signal) => (await gateway.ask('CourseSearch', { asked: wanted }, { signal })).courseSearch,
      writeAddress: (wanted) => writeQuery(navigate, pathname, listAddress(COURSE_SEARCH, wanted)),
    }),
    location: locationMachine.provide({ actors: locationActors }),
    holdings: createHoldings(gateway),
  }))
  return (
    <CourseSearch
      title={shell.menu.courseSearch()}
      {...machines}
      asked={asked}
      first={first}
      viewer={viewer}
      EnrollDialog={EnrollDialog}
    />
  )
}

const DetailPart = ({ courseId, first }: Readonly<{ courseId: number; first: CourseDetail | null | undefined }>) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const viewer = usePageViewer()
  const [machines] = useState(() => ({
    machine: createResource<CourseDetail, number>(
      gateway,
      [],
      async (id: number, signal) => (await gateway.ask('CourseDetail', { courseId: id }, { signal })).courseDetail,
      (id) => `course ${id}`,
    ),
    holdings: createHoldings(gateway),
    now: gateway.now(),
  }))
  return (
    <CourseDetailPage
      title={shell.menu.courseSearch()}
      {...machines}
      courseId={courseId}
      first={first}
      viewer={viewer}
      EnrollDialog={EnrollDialog}
    />
  )
}

const CourseSearchRoute = ({ params, query }: RouteProps) => {
  const { firstData } = useApp()
  const { courseSearch, courseDetail } = firstData
  if (params['courseId'] === undefined) {
    const asked = readListAsked(COURSE_SEARCH, query)
    const address = listAddress(COURSE_SEARCH, asked)
    return <SearchPart asked={asked} first={courseSearch?.address === address ? courseSearch.page : undefined} />
  }
  const courseId = idIn(params['courseId'])
  const first = courseDetail?.courseId === courseId ? courseDetail?.detail : undefined
  return <DetailPart key={courseId} courseId={courseId ?? 0} first={courseId === null ? null : first} />
}

export default CourseSearchRoute
