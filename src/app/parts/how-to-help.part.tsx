import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'

import type { HowToOffer } from '../../domain/contract/how-to-offers.contract.ts'
import { useLanguage } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { HowToHelp } from '../../views/how-to/how-to-help.view.tsx'
import { HowToPlayer } from '../../views/how-to/how-to-player.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { CrashBoundary } from '../../views/shell/crash-boundary.view.tsx'
import type { HelpProps } from '../../views/shell/help.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { howToOffersOf } from '../actors/how-to-offers.actors.ts'
import { createHowToPlayer, type PlayedVideo } from '../actors/how-to-player.actors.ts'
import { keyReach } from '../actors/list-habits.actors.ts'
import { resourceActors } from '../actors/resource.actors.ts'
import { useApp } from '../app.context.tsx'

const Played = (video: PlayedVideo) => {
  const { gateway } = useApp()
  const [player] = useState(() =>
    createHowToPlayer(
      video,
      async (signal) => (await gateway.ask('HowToOffer', { id: video.id }, { signal })).howToOffer.media,
    ),
  )
  return <HowToPlayer {...player} videoId={video.id} isNarrow />
}

/**
 * What shows how something is done on the page that is open. Nobody asks for it: where its words do not come, such as on a
 * network that went meanwhile, it is not there, until another language is chosen.
 */
const HowToHelpPart = (props: HelpProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const userId = useSelector(auth, selectUserId)
  const [pathname] = useLocation()
  const [machines] = useState(() => ({
    offers: howToOffersOf(gateway, userId),
    offer: createResourceMachine<HowToOffer, number>().provide({
      actors: resourceActors<HowToOffer, number>(
        gateway,
        ['howTo'],
        async (id, signal) => (await gateway.ask('HowToOffer', { id }, { signal })).howToOffer,
      ),
    }),
  }))
  return (
    <CrashBoundary key={useLanguage()} fallback={() => null}>
      <Speaking namespaces={['howToHelp', 'lesson']}>
        <HowToHelp
          {...props}
          machines={machines}
          path={pathname}
          isKeyHeard={() => keyReach() === 'page'}
          renderPlayer={(video) => <Played key={video.id} {...video} />}
        />
      </Speaking>
    </CrashBoundary>
  )
}

// The default export is what arrives.
export default HowToHelpPart
