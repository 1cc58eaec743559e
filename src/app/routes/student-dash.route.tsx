import { useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'

import { ownOrigin } from '../../domain/own-place.ts'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { copyingMachine } from '../../machines/copying/copying.machine.ts'
import { DashboardPage } from '../../views/pages/dashboard/dashboard.view.tsx'
import type { Correction } from '../../views/pages/dashboard/reissue-dialog.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { clipboardActors } from '../actors/clipboard.actors.ts'
import { createDeed } from '../actors/deed.actors.ts'
import { createDashboard } from '../actors/student-dashboard.actors.ts'
import { useApp } from '../app.context.tsx'
import { AskedWalkIns } from '../asked-walk-ins.view.tsx'
import { keptFor } from '../kept-lessons/kept-hint.ts'
import { EnrollDialog } from '../parts/enroll-dialog.part.tsx'
import { usePageViewer } from '../viewer.ts'

const WalletOffer = latePart(() => import('../parts/wallet-offer.part.tsx'))

const KeptLessons = latePart(() => import('../parts/kept-lessons.part.tsx'))

const copying = copyingMachine.provide({ actors: clipboardActors })

const nothingTells = () => () => {}

/** As `keptFor`, once the page is taken over: the server paints it without knowing what this device keeps. */
const useKeptFor = (): number | null => useSyncExternalStore(nothingTells, keptFor, () => null)

const StudentDashRoute = () => {
  const { gateway } = useApp()
  const { studentId } = usePageViewer()
  const { auth } = useActors()
  const userId = useSelector(auth, selectUserId)
  const whose = useKeptFor()
  const [machines] = useState(() => ({
    machine: createDashboard(gateway),
    reissue: createDeed(
      async ({ number }: Correction, signal) =>
        (await gateway.ask('ReissueCertificate', { number }, { signal })).reissueCertificate.number,
    ),
  }))
  // The guard lets nobody else in; while someone signs out there is nobody to show anything to.
  return studentId === null ? null : (
    <DashboardPage
      key={studentId}
      studentId={studentId}
      {...machines}
      copying={copying}
      origin={ownOrigin()}
      EnrollDialog={EnrollDialog}
      WalletOffer={WalletOffer}
      KeptLessons={userId !== null && userId === whose ? KeptLessons : undefined}
      walkIns={<AskedWalkIns />}
    />
  )
}

export default StudentDashRoute
