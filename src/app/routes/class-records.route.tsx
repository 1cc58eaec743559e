import { useState } from 'react'
import { useLocation } from 'wouter'

import { CLASS_RECORDS } from '../../domain/contract/class-records.list.ts'
import { readListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { ClassRecordsPage } from '../../views/pages/class-records/class-records.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { createActing } from '../actors/acting.actors.ts'
import { createClassRecords } from '../actors/class-records.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

const ClassRecordsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const { acts, auth } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const [acting] = useState(() => createActing(gateway, acts))
  const [machines] = useState(() =>
    createClassRecords({
      gateway,
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked) => writeQuery(navigate, pathname, listAddress(CLASS_RECORDS, asked)),
    }),
  )
  return (
    <ListWithViews list={CLASS_RECORDS} query={query} hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}>
      {(shown) => (
        <ClassRecordsPage
          title={shell.menu.inPersonEnrollments()}
          asked={readListAsked(CLASS_RECORDS, shown)}
          machines={machines}
          acting={acting}
        />
      )}
    </ListWithViews>
  )
}

export default ClassRecordsRoute
