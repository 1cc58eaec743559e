import { useState } from 'react'

import { useWords } from '../../i18n/words.tsx'
import { HowToPlayer } from '../../views/how-to/how-to-player.view.tsx'
import { HowToVideoPage } from '../../views/pages/how-to/how-to-video.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'
import { Speaking } from '../../views/shell/speaking.view.tsx'
import { createHowToPlayer, type PlayedVideo } from '../actors/how-to-player.actors.ts'
import { createHowToVideo } from '../actors/how-to.actors.ts'
import { useApp } from '../app.context.tsx'
import { UploadsPlaced } from '../uploads.view.tsx'

const Played = (video: PlayedVideo) => {
  const { gateway } = useApp()
  const [player] = useState(() =>
    createHowToPlayer(
      video,
      async (signal) => (await gateway.ask('HowToVideo', { id: video.id }, { signal })).howToVideo.media,
    ),
  )
  return <HowToPlayer {...player} videoId={video.id} />
}

type HowToVideoPartProps = Readonly<{ id: number; back: string }>

const Whole = ({ id, back }: HowToVideoPartProps) => {
  const { gateway } = useApp()
  const { notifications } = useActors()
  const { news } = useWords().howToList
  const [machines] = useState(() => createHowToVideo(gateway, id))
  return (
    <HowToVideoPage
      machines={machines}
      renderUploads={(place) => <UploadsPlaced {...place} />}
      // Another file is another film.
      renderPlayer={(video) => <Played key={video.media.sources.map(({ url }) => url).join(' ')} {...video} />}
      back={back}
      onChanged={() => notifications.send({ type: 'notice.given', notice: { tone: 'success', text: news.changed() } })}
    />
  )
}

/** A video on how a task is done, for those who keep them. Give it a key of whose it is. */
const HowToVideoPart = (props: HowToVideoPartProps) => (
  <Speaking namespaces={['howToList', 'lesson', 'fieldRules', 'lists']}>
    <Whole {...props} />
  </Speaking>
)

// The default export is what arrives.
export default HowToVideoPart
