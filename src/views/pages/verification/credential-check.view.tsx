import { useActorRef, useSelector } from '@xstate/react'
import { FileUp, ShieldCheck, ShieldX, X } from 'lucide-react'
import { useId, type ChangeEvent, type DragEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import { useWords } from '../../../i18n/words.tsx'
import { credentialFace } from '../../../machines/credential-check/credential-check.connect.ts'
import type { credentialCheckMachine } from '../../../machines/credential-check/credential-check.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { faultWords } from '../fault-words.ts'
import { CredentialStanding } from './credential-standing.view.tsx'
import { PrintedFacts } from './printed-facts.view.tsx'
import type { CredentialCheckProps } from './verification.view.tsx'

const styles = {
  head: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '4' }),
  lead: css({ color: 'fg.muted', marginBlockStart: '1', maxWidth: 'prose' }),
  drop: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBlockStart: '5',
    padding: '5',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderColor: 'border',
    borderRadius: 'surface',
  }),
  choose: css({
    position: 'relative',
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[2px]' },
  }),
  file: css({ position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'pointer' }),
  said: css({ '&:not(:empty)': { marginBlockStart: '5' } }),
  genuine: css({ display: 'grid', gap: '4' }),
  verdict: css({ display: 'grid', justifyItems: 'start', gap: '2' }),
}

/** The button that opened it is gone: who pressed it goes on here. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

export type CredentialCheckViewProps = CredentialCheckProps &
  Readonly<{
    machine: typeof credentialCheckMachine
    /** When the page looks at it (milliseconds). */
    now: () => number
  }>

/** Checks a credential's file in this browser: the file goes nowhere. */
export const CredentialCheckView = ({ machine, now, onClose, onOpen }: CredentialCheckViewProps) => {
  const words = useWords()
  const { credential } = words
  const id = useId()
  const actor = useActorRef(machine)
  const face = useSelector(actor, credentialFace)
  const facts = useSelector(actor, ({ context }) => context.facts)
  const fault = useSelector(actor, ({ context }) => context.fault)

  const take = (file: File | undefined) => {
    if (file) actor.send({ type: 'file.chosen', file })
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files?.[0])
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  const retry = (
    <Button variant="outline" onClick={() => actor.send({ type: 'check.retried' })}>
      {words.actions.retry()}
    </Button>
  )
  const chooseLabel = face === 'waiting' ? credential.choose() : credential.other()

  return (
    <Surface as="section" aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 ref={takeFocus} id={id} tabIndex={-1} className={css({ textStyle: 'heading.section' })}>
            {credential.heading()}
          </h2>
          <p className={styles.lead}>{credential.lead()}</p>
        </div>
        <IconButton icon={X} label={credential.close()} onClick={onClose} />
      </div>
      <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <span className={cx(button({ variant: 'outline' }), styles.choose)}>
          <Icon as={FileUp} />
          <span aria-hidden>{chooseLabel}</span>
          <input
            type="file"
            accept=".svg,.jwt,.txt,image/svg+xml,application/vc+jwt"
            aria-label={chooseLabel}
            className={styles.file}
            onChange={choose}
          />
        </span>
        <span className={css({ color: 'fg.muted' })}>{credential.drop()}</span>
      </div>
      <div role="status" className={styles.said}>
        {face === 'checking' && (
          <p className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
            <Spinner size="sm" /> {credential.checking()}
          </p>
        )}
        {face === 'genuine' && facts && (
          <div className={styles.genuine}>
            <div className={styles.verdict}>
              <StatusChip tone="success" icon={ShieldCheck}>
                {credential.genuine()}
              </StatusChip>
              <p>{credential.genuineText()}</p>
            </div>
            <CredentialStanding actor={actor} now={now()} onOpen={onOpen} />
            <PrintedFacts printed={facts} />
          </div>
        )}
        {face === 'forged' && (
          <div className={styles.verdict}>
            <StatusChip tone="danger" icon={ShieldX}>
              {credential.forged()}
            </StatusChip>
            <p>{credential.forgedText()}</p>
          </div>
        )}
        {face === 'malformed' && (
          <Banner tone="warning" title={credential.malformed()}>
            {credential.malformedText()}
          </Banner>
        )}
        {face === 'unknownKey' && (
          <Banner tone="warning" title={credential.unknownKey()} action={retry}>
            {credential.unknownKeyText()}
          </Banner>
        )}
        {face === 'keyless' && (
          <Banner tone="offline" title={credential.keyless()} action={retry}>
            <p>{faultWords(words, fault)}</p>
            <p>{credential.keylessText()}</p>
          </Banner>
        )}
        {face === 'unverified' && (
          <Banner tone="danger" title={credential.unverified()}>
            {credential.unverifiedText()}
          </Banner>
        )}
      </div>
    </Surface>
  )
}
