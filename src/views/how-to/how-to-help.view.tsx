import { useActorRef, useSelector } from '@xstate/react'
import { CircleQuestionMark } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { HowToMedia, HowToOffer, HowToOffers } from '../../domain/contract/how-to-offers.contract.ts'
import { formatVideoLength } from '../../domain/duration.ts'
import { fitting } from '../../domain/how-to.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectData } from '../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'
import { DetailFaces } from '../detail/detail-faces.view.tsx'
import { listKeyOf } from '../list/list-key.ts'
import { Button } from '../ui/button.view.tsx'
import Dialog from '../ui/dialog.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  about: css({ color: 'fg.muted', overflowWrap: 'anywhere' }),
  others: css({ display: 'grid', gap: '2' }),
  heading: css({ textStyle: 'label' }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

type Offer = HowToOffers['items'][number]

export type HowToHelpProps = Readonly<{
  isWorded?: boolean
  machines: Readonly<{ offers: ResourceMachine<HowToOffers['items']>; offer: ResourceMachine<HowToOffer, number> }>
  /** Of the page that is open. */
  path: string
  /** Whether single keys are heard where no list has them. */
  isKeyHeard: () => boolean
  renderPlayer: (video: Readonly<{ id: number; title: string; media: HowToMedia }>) => ReactNode
}>

type WatchingProps = Pick<HowToHelpProps, 'machines' | 'renderPlayer'> & Readonly<{ id: number }>

const Watching = ({ machines, renderPlayer, id }: WatchingProps) => {
  const { howToHelp: said } = useWords()
  const actor = useActorRef(machines.offer, { input: { query: id } })
  return (
    <DetailFaces actor={actor} loading={said.loading()} failed={said.failed()} stale={said.failed()}>
      {({ title, about, media }) => (
        <div className={styles.root}>
          {about !== '' && <p className={styles.about}>{about}</p>}
          {renderPlayer({ id, title, media })}
        </div>
      )}
    </DetailFaces>
  )
}

type OpenedProps = Pick<HowToHelpProps, 'machines' | 'renderPlayer'> &
  Readonly<{ offers: readonly Offer[]; first: Offer; onClose: () => void }>

/** The first that fits, with the others a press away. */
const Opened = ({ offers, first, onClose, ...watching }: OpenedProps) => {
  const { howToHelp: said, actions } = useWords()
  const [chosen, choose] = useState(first.id)
  const shown = offers.find(({ id }) => id === chosen) ?? first
  const others = offers.filter(({ id }) => id !== shown.id)
  return (
    <Dialog open size="lg" onClose={onClose} title={shown.title} closeLabel={actions.close()}>
      <div className={styles.root}>
        <Watching key={shown.id} {...watching} id={shown.id} />
        {others.length > 0 && (
          <section aria-label={said.others()} className={styles.others}>
            <p aria-hidden className={styles.heading}>
              {said.others()}
            </p>
            <div className={styles.list}>
              {others.map(({ id, title, seconds }) => (
                <Button key={id} variant="outline" size="sm" onClick={() => choose(id)}>
                  <bdi>{title}</bdi> <bdi dir="ltr">({formatVideoLength(seconds)})</bdi>
                </Button>
              ))}
            </div>
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** Hears the question mark where no list has it: in a list it shows the keys of the list, and this among them. */
const useQuestionMark = (isHeard: () => boolean, onAsked: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('[data-list]') !== null || !isHeard() || listKeyOf(event) !== '?') return
    event.preventDefault()
    onAsked()
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', (event) => press(event), listening)
    return () => listening.abort()
  }, [])
}

/** How something is done on the page that is open: a button, where a video for the reader's roles fits it. */
export const HowToHelp = ({ isWorded = false, machines, path, isKeyHeard, renderPlayer }: HowToHelpProps) => {
  const { howToHelp: said } = useWords()
  const actor = useActorRef(machines.offers, { input: { query: undefined } })
  const offers = useSelector(actor, selectData)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const fit = fitting(offers ?? [], path)
  const [first] = fit
  const open = () => setOpenOn(path)
  useQuestionMark(() => !isWorded && first !== undefined && isKeyHeard(), open)
  if (first === undefined) return null
  return (
    <>
      {isWorded ? (
        <Button variant="outline" icon={CircleQuestionMark} onClick={open}>
          {said.open()}
        </Button>
      ) : (
        <IconButton icon={CircleQuestionMark} label={said.open()} aria-haspopup="dialog" onClick={open} />
      )}
      {/* Another page is another question. */}
      {openOn === path && (
        <Opened
          offers={fit}
          first={first}
          machines={machines}
          renderPlayer={renderPlayer}
          onClose={() => setOpenOn(null)}
        />
      )}
    </>
  )
}
