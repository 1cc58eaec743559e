import { Suspense } from 'react'
import { useLocation } from 'wouter'

import { ENROLLMENT_RECORDS_LIST, type EnrollmentRecord } from '../../domain/contract/enrollment-records.list.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { EnrollmentRecordsPage } from '../../views/pages/enrollment-records/enrollment-records.view.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createEnrollmentRecords } from '../actors/enrollment-records.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

// Most look at the list alone.
const Whole = latePart(() => import('../parts/enrollment-whole.part.tsx'))

const wholeOf = ({ id }: EnrollmentRecord) => (
  <Suspense fallback={<Skeleton height="16rem" />}>
    <Whole key={id} id={id} />
  </Suspense>
)

const EnrollmentRecordsRoute = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway } = useApp()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'enrollmentRecords',
    { writeAddress: (asked: ListAsked) => writeQuery(navigate, pathname, listAddress(ENROLLMENT_RECORDS_LIST, asked)) },
    ({ writeAddress }) => createEnrollmentRecords(gateway, writeAddress),
  )
  return (
    <ListWithViews
      list={ENROLLMENT_RECORDS_LIST}
      query={query}
      hrefOf={(asked) => `${pathname}${asked && `?${asked}`}`}
    >
      {(shown) => (
        <EnrollmentRecordsPage
          title={shell.menu.onlineEnrollments()}
          asked={readListAsked(ENROLLMENT_RECORDS_LIST, shown)}
          machines={machines}
          acting={acting}
          whole={wholeOf}
        />
      )}
    </ListWithViews>
  )
}

export default EnrollmentRecordsRoute
