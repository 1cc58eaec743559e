import { useActorRef, useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'

import type { HowToVideo, SeenHowTo } from '../../../domain/contract/how-to.contract.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import type { Language } from '../../../domain/language.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import {
  howToValuesOf,
  NO_HOW_TO,
  type HowToHeld,
  type HowToValues,
} from '../../../machines/how-to/how-to-form.machine.ts'
import { DetailFaces } from '../../detail/detail-faces.view.tsx'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { Button } from '../../ui/button.view.tsx'
import { Detail } from '../../ui/detail.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { HOW_TO_TONES, pageWords, roleWords } from './how-to-words.ts'
import type { HowToVideoProps } from './how-to.props.ts'

const HowToDialog = latePart(() => import('./how-to-form.view.tsx'))

const inLanguage = (video: HowToVideo, what: 'title' | 'about', language: Language): string =>
  ({ en: video[`${what}En`], tr: video[`${what}Tr`], ar: video[`${what}Ar`] })[language]

const seenOf = ({ id: _id, state: _state, media: _media, ...seen }: HowToVideo): SeenHowTo => seen

type WholeProps = HowToVideoProps & Readonly<{ video: HowToVideo }>

const Whole = ({ video, machines, renderUploads, renderPlayer, back, onChanged }: WholeProps) => {
  const words = useWords()
  const { video: said, states, noPages } = words.howToList
  const formats = useFormats()
  const language = useLanguage()
  const { id, state, roles, pages, media } = video
  const was = seenOf(video)
  const title = inLanguage(video, 'title', language)
  const changing = useAskedForm<HowToValues, Readonly<{ id: number }>, HowToHeld>(
    machines.changing,
    NO_HOW_TO,
    onChanged,
  )
  const isChanging = useSelector(changing, (at) => at.matches('writing'))
  return (
    <>
      <Detail
        title={<bdi>{title}</bdi>}
        eyebrow={
          <Link href={back} variant="quiet">
            {said.toList()}
          </Link>
        }
        lead={inLanguage(video, 'about', language)}
        status={<StatusChip tone={HOW_TO_TONES[state]}>{states[state]()}</StatusChip>}
        actions={
          <Button
            variant="outline"
            icon={Pencil}
            onClick={() => changing.send({ type: 'form.begun', values: howToValuesOf(was), about: { id, was } })}
          >
            {said.change()}
          </Button>
        }
        facts={[
          { key: 'roles', term: said.roles(), value: formats.list(roles.map((role) => roleWords(words, role))) },
          {
            key: 'pages',
            term: said.pages(),
            value: pages.length === 0 ? noPages() : formats.list(pages.map((page) => pageWords(words, page))),
          },
          {
            key: 'length',
            term: said.lasts(),
            value: <bdi dir="ltr">{formatVideoLength(media.timeLength)}</bdi>,
          },
        ]}
      >
        {renderPlayer({ id, title, media })}
      </Detail>
      <Suspense fallback={null}>
        {isChanging && <HowToDialog actor={changing} videoId={id} renderUploads={renderUploads} />}
      </Suspense>
    </>
  )
}

/** A video on how a task is done, watched and changed. Give it a key of whose it is. */
export const HowToVideoPage = (props: HowToVideoProps) => {
  const { video: said } = useWords().howToList
  const actor = useActorRef(props.machines.video, { input: { query: undefined } })
  return (
    <PageFrame>
      <DetailFaces
        actor={actor}
        loading={said.loading()}
        failed={said.failed()}
        stale={said.stale()}
        back={<LinkButton href={props.back}>{said.toList()}</LinkButton>}
      >
        {(video) => <Whole {...props} video={video} />}
      </DetailFaces>
    </PageFrame>
  )
}
