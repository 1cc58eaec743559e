import { useState } from 'react'

import type { Partner } from '../../domain/discipline.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { PartnersPage } from '../../views/pages/partners/partners.view.tsx'
import { resourceActors } from '../actors/resource.actors.ts'
import { useApp } from '../app.context.tsx'

const PartnersRoute = () => {
  const { gateway, firstData } = useApp()
  const [machine] = useState(() =>
    createResourceMachine<readonly Partner[]>().provide({
      actors: resourceActors<readonly Partner[]>(
        gateway,
        ['language'],
        async (_query, signal) => (await gateway.ask('Partners', {}, { signal })).partners,
      ),
    }),
  )
  return <PartnersPage machine={machine} first={firstData.partners} />
}

export default PartnersRoute
