import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'

import { isCorrectionAsked, isSeriesAsked } from '../../domain/class-address.ts'
import { audienceIn, type MessageAudience } from '../../domain/contract/class-form.contract.ts'
import type { ClassChoices } from '../../domain/contract/held-class.contract.ts'
import { runsProgramme } from '../../domain/person-page.ts'
import { selectRoles, selectUserId } from '../../machines/auth/auth.connect.ts'
import { ClassDeskPage } from '../../views/pages/class-desk/class-desk.view.tsx'
import { PageFrame } from '../../views/pages/page-frame.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { Skeleton } from '../../views/ui/skeleton.view.tsx'
import { createClassDesk } from '../actors/class-desk.actors.ts'
import { createClassSheets } from '../actors/class-sheets.actors.ts'
import { createExactResource } from '../actors/kept-resource.actors.ts'
import { useApp } from '../app.context.tsx'
import { idIn, type RouteProps } from '../route-props.ts'

// Opened now and then.
const Correction = latePart(() => import('../parts/attendance-correction.part.tsx'))
const Series = latePart(() => import('../parts/class-series.part.tsx'))

/** An id that is none is that of no class: the server says so. */
const NO_CLASS = 2_147_483_647

const Desk = ({ classId, writeTo }: Readonly<{ classId: number; writeTo: MessageAudience | null }>) => {
  const { gateway } = useApp()
  const { auth, notifications } = useActors()
  const viewerId = useSelector(auth, selectUserId)
  const runs = useSelector(auth, (at) => runsProgramme(selectRoles(at)))
  const [machines] = useState(() => ({
    machine: createClassDesk(gateway, classId, () => selectUserId(auth.getSnapshot())),
    choices: createExactResource<ClassChoices>(
      gateway,
      [],
      async (_query, signal) => (await gateway.ask('ClassChoices', {}, { signal })).classChoices,
      () => 'classChoices',
    ),
    sheets: createClassSheets(gateway, classId),
    now: gateway.now(),
  }))
  // The guard lets nobody else in; while someone signs out there is nobody to show anything to.
  if (viewerId === null) return null
  return (
    <ClassDeskPage
      key={viewerId}
      classId={classId}
      viewerId={viewerId}
      writeTo={writeTo}
      runs={runs}
      {...machines}
      tell={(notice) => notifications.send({ type: 'notice.given', notice })}
    />
  )
}

const InstructorCourseRoute = ({ params, query }: RouteProps) => {
  const classId = idIn(params['courseId']) ?? NO_CLASS
  const { auth } = useActors()
  const runs = useSelector(auth, (at) => runsProgramme(selectRoles(at)))
  const part = isSeriesAsked(query) ? (
    <Series key={classId} classId={classId} />
  ) : runs && isCorrectionAsked(query) ? (
    <Correction key={classId} classId={classId} />
  ) : null
  if (part !== null) {
    return (
      <Suspense
        fallback={
          <PageFrame>
            <Skeleton height="24rem" />
          </PageFrame>
        }
      >
        {part}
      </Suspense>
    )
  }
  return <Desk key={classId} classId={classId} writeTo={audienceIn(query.get('write'))} />
}

export default InstructorCourseRoute
