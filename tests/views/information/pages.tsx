import type { ReactElement } from 'react'

import type { Partner } from '../../../src/domain/discipline.ts'
import type { RoutePattern } from '../../../src/domain/route-access.ts'
import type { Namespaces } from '../../../src/i18n/i18n-types'
import { CableBarrierPage } from '../../../src/views/pages/cable-barrier/cable-barrier.view.tsx'
import { ExamplePage } from '../../../src/views/pages/example/example.view.tsx'
import { MissionPage } from '../../../src/views/pages/mission/mission.view.tsx'
import { PartnersPage } from '../../../src/views/pages/partners/partners.view.tsx'
import { ResourcesPage } from '../../../src/views/pages/resources/resources.view.tsx'
import { answers, resourceThat } from '../../../src/views/pages/story-actors.ts'

const PARTNERS: readonly Partner[] = [{ name: 'Harlan County Sheriff', discipline: 'lawEnforcement' }]
const partners = resourceThat(answers<readonly Partner[], { query: undefined }>(PARTNERS))

type InformationPageCase = Readonly<{ path: RoutePattern; words: Namespaces; title: string; page: ReactElement }>

/** The information pages with the words that each loads beyond the shell's. */
export const INFORMATION_PAGES: readonly InformationPageCase[] = [
  { path: '/mission', words: 'ourMission', title: 'Mission', page: <MissionPage /> },
  {
    path: '/partners',
    words: 'partners',
    title: 'Partners',
    page: <PartnersPage machine={partners} first={PARTNERS} />,
  },
  { path: '/resources', words: 'resources', title: 'Resources', page: <ResourcesPage /> },
  { path: '/cable-barrier', words: 'cableBarrier', title: 'Cable Barrier Info', page: <CableBarrierPage /> },
  { path: '/example', words: 'example', title: 'Example', page: <ExamplePage onMessage={() => {}} /> },
]
