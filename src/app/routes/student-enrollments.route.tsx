import { useState } from 'react'
import { useLocation } from 'wouter'

import { listAddress, readListAsked } from '../../domain/list.ts'
import { STUDENTS_BY_DELIVERY, type Delivery } from '../../domain/student-enrollment-list.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { StudentEnrollmentsPage } from '../../views/pages/student-enrollments/student-enrollments.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createStudentDeeds, createStudentList, createTaughtCourses } from '../actors/student-enrollments.actors.ts'
import { useApp } from '../app.context.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

/** The tab stands beside what its list is asked for. */
const addressOf = (delivery: Delivery, listed: string): string => {
  if (delivery === 'online') return listed
  return listed === '' ? `?delivery=${delivery}` : `${listed}&delivery=${delivery}`
}

const StudentEnrollmentsRoute = ({ query }: RouteProps) => {
  const { gateway } = useApp()
  const { auth, notifications } = useActors()
  const [pathname, navigate] = useLocation()
  const delivery: Delivery = query.get('delivery') === 'inPerson' ? 'inPerson' : 'online'
  const [machines] = useState(() => {
    const world = {
      gateway,
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (of: Delivery, asked: Parameters<typeof listAddress>[1]) =>
        writeQuery(navigate, pathname, addressOf(of, listAddress(STUDENTS_BY_DELIVERY[of], asked))),
    }
    return {
      lists: { online: createStudentList(world, 'online'), inPerson: createStudentList(world, 'inPerson') },
      deeds: createStudentDeeds(world),
      courses: createTaughtCourses(gateway),
    }
  })
  return (
    <StudentEnrollmentsPage
      delivery={delivery}
      asked={readListAsked(STUDENTS_BY_DELIVERY[delivery], query)}
      list={machines.lists[delivery]}
      deeds={machines.deeds}
      courses={machines.courses}
      tell={(notice) => notifications.send({ type: 'notice.given', notice })}
      onDelivery={(chosen) => navigate(`${pathname}${addressOf(chosen, '')}`)}
    />
  )
}

export default StudentEnrollmentsRoute
