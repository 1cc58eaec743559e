import { useLocation } from 'wouter'

import { ALL_STUDENTS } from '../../domain/contract/all-students.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { AllStudentsPage } from '../../views/pages/all-students/all-students.view.tsx'
import { createAllStudents } from '../actors/all-students.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const AllStudentsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'allStudents',
    { writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(ALL_STUDENTS, asked)) },
    ({ writeAddress }) => createAllStudents(gateway, writeAddress),
  )
  return (
    <ListWithViews list={ALL_STUDENTS} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <AllStudentsPage
          title={shell.menu.studentList()}
          asked={readListAsked(ALL_STUDENTS, shown)}
          machines={machines}
          acting={acting}
        />
      )}
    </ListWithViews>
  )
}

export default AllStudentsRoute
