import { Suspense } from 'react'
import { useLocation } from 'wouter'

import { isRecordingAsked } from '../../domain/class-address.ts'
import { CLASS_RECORDS } from '../../domain/contract/class-records.list.ts'
import { todayOf } from '../../domain/day-range.ts'
import { readListAsked, type ListAsked } from '../../domain/list.ts'
import { isMonth } from '../../domain/month.ts'
import { programmeZone } from '../../domain/rendered-page.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { ClassRecordsPage } from '../../views/pages/class-records/class-records.view.tsx'
import { PageFrame } from '../../views/pages/page-frame.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createClassRecords } from '../actors/class-records.actors.ts'
import { useApp } from '../app.context.tsx'
import { ListWithViews, useListAddress } from '../list-views.view.tsx'
import { useActing, useMade } from '../made.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteProps } from '../route-props.ts'

// Opened now and then.
const Recording = latePart(() => import('../parts/class-recording.part.tsx'))

/** The month whose calendar an address asks for. */
const monthIn = (query: URLSearchParams): string | null => {
  const month = query.get('month') ?? ''
  return isMonth(month) ? month : null
}

/** The query of a list, with or without its question mark, and the month beside it. */
const withMonth = (asked: string, month: string | null): string => {
  const query = new URLSearchParams(asked)
  if (month !== null) query.set('month', month)
  return query.size === 0 ? '' : `?${query}`
}

const List = ({ query }: RouteProps) => {
  const { shell } = useWords()
  const { gateway, firstData } = useApp()
  const { auth } = useActors()
  const [pathname, navigate] = useLocation()
  const listAddress = useListAddress()
  const acting = useActing()
  const machines = useMade(
    'classRecords',
    {
      viewerId: () => selectUserId(auth.getSnapshot()),
      writeAddress: (asked: ListAsked) =>
        writeQuery(
          navigate,
          pathname,
          withMonth(listAddress(CLASS_RECORDS, asked), monthIn(new URLSearchParams(location.search))),
        ),
    },
    (here) => createClassRecords({ gateway, ...here }),
  )
  return (
    <ListWithViews
      list={CLASS_RECORDS}
      query={query}
      hrefOf={(asked) => `${pathname}${withMonth(asked, monthIn(query))}`}
    >
      {(shown) => (
        <ClassRecordsPage
          title={shell.menu.inPersonEnrollments()}
          asked={readListAsked(CLASS_RECORDS, shown, { month: isMonth })}
          machines={machines}
          acting={acting}
          month={monthIn(query)}
          today={todayOf({ now: gateway.now(), timeZone: programmeZone(firstData) })}
          monthHref={(month) =>
            `${pathname}${withMonth(listAddress(CLASS_RECORDS, readListAsked(CLASS_RECORDS, shown)), month)}`
          }
        />
      )}
    </ListWithViews>
  )
}

const ClassRecordsRoute = ({ query, ...props }: RouteProps) => {
  if (!isRecordingAsked(query)) return <List query={query} {...props} />
  return (
    <Suspense
      fallback={
        <PageFrame>
          <Skeleton height="24rem" />
        </PageFrame>
      }
    >
      <Recording />
    </Suspense>
  )
}

export default ClassRecordsRoute
