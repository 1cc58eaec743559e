import { useState } from 'react'

import type { Partner } from '../../domain/discipline.ts'
import { PartnersPage } from '../../views/pages/partners/partners.view.tsx'
import { createResource } from '../actors/kept-resource.actors.ts'
import { useApp } from '../app.context.tsx'

const PartnersRoute = () => {
  const { gateway, firstData } = useApp()
  const [machine] = useState(() =>
    createResource<readonly Partner[]>(
      gateway,
      ['language'],
      async (_query, signal) => (await gateway.ask('Partners', {}, { signal })).partners,
      () => 'partners',
    ),
  )
  return <PartnersPage machine={machine} first={firstData.partners} />
}

export default PartnersRoute
