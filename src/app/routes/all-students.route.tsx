import { useState } from 'react'
import { useLocation } from 'wouter'

import { ALL_STUDENTS } from '../../domain/contract/all-students.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { AllStudentsPage } from '../../views/pages/all-students/all-students.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createAllStudents } from '../actors/all-students.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const AllStudentsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const { acts } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createAllStudents(gateway, (asked) => writeQuery(navigate, pathname, listAddress(ALL_STUDENTS, asked))),
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
