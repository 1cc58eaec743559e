import { useActorRef, useSelector } from '@xstate/react'
import { Wallet } from 'lucide-react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { WalletOfferActor, walletOfferMachine } from '../../../machines/wallet-offer/wallet-offer.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { ScanCode } from '../scan-code.view.tsx'

const styles = {
  body: css({ display: 'grid', gap: '4' }),
  course: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  // A phone does not scan itself: it opens its wallet.
  desk: css({ display: { base: 'none', md: 'grid' }, justifyItems: 'center', gap: '3' }),
  code: css({ width: '[min(100%, 26rem)]', padding: '[1.6rem]' }),
  note: css({ color: 'fg.muted' }),
}

export type WalletDialogProps = Readonly<{
  machine: typeof walletOfferMachine
  number: string
  courseTitle: string
  onClose: () => void
}>

const Offered = ({ actor }: { actor: WalletOfferActor }) => {
  const { wallet } = useWords()
  const formats = useFormats()
  const offer = useSelector(actor, ({ context }) => context.offer)
  const isBound = useSelector(actor, ({ context }) => context.isBound)
  if (offer === null) return null
  return (
    <>
      <div className={styles.desk}>
        <p>{wallet.scan()}</p>
        <ScanCode address={offer.address} label={wallet.alt()} className={styles.code} />
      </div>
      <LinkButton href={offer.address} external icon={Wallet} block>
        {wallet.open()}
      </LinkButton>
      <p>{wallet.good({ minutes: formats.number(Math.ceil(offer.goodFor / 60)) })}</p>
      <p className={styles.note}>{isBound ? wallet.boundText() : wallet.unboundText()}</p>
      <Button
        variant="ghost"
        className={css({ justifySelf: 'start' })}
        onClick={() => actor.send({ type: 'offer.asked', isBound: !isBound })}
      >
        {isBound ? wallet.unbound() : wallet.bound()}
      </Button>
    </>
  )
}

/** A certificate on its way to a wallet: on another device by a code, on this one by opening it. */
export const WalletDialog = ({ machine, number, courseTitle, onClose }: WalletDialogProps) => {
  const words = useWords()
  const { wallet } = words
  const actor = useActorRef(machine, { input: { number } })
  const isAsking = useSelector(actor, (at) => at.hasTag('busy'))
  const isOffered = useSelector(actor, (at) => at.matches('offered'))
  const isTaken = useSelector(actor, (at) => at.matches('taken'))
  const isExpired = useSelector(actor, (at) => at.matches('expired'))
  const isNotMade = useSelector(actor, (at) => at.hasTag('error'))
  const isBound = useSelector(actor, ({ context }) => context.isBound)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const canAsk = useSelector(actor, (at) => at.can({ type: 'offer.asked', isBound: true }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={wallet.title()}
      description={wallet.what()}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant={isTaken ? 'solid' : 'outline'} onClick={onClose}>
            {words.actions.close()}
          </Button>
          {canAsk && (
            <Button
              variant={isOffered ? 'outline' : 'solid'}
              onClick={() => actor.send({ type: 'offer.asked', isBound })}
            >
              {wallet.again()}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <bdi className={styles.course}>{courseTitle}</bdi>
        {isAsking && (
          <div role="status" aria-label={wallet.making()}>
            <Skeleton height="20rem" />
          </div>
        )}
        {isOffered && <Offered actor={actor} />}
        <div role="status">
          {isTaken && (
            <Banner tone="success" title={wallet.taken()} action={<Link href="/contact">{wallet.write()}</Link>}>
              {wallet.takenText()}
            </Banner>
          )}
          {isExpired && (
            <Banner tone="warning" title={wallet.expired()}>
              {wallet.expiredText()}
            </Banner>
          )}
        </div>
        {isNotMade && <FaultBanner title={wallet.failed()} fault={fault} />}
      </div>
    </Dialog>
  )
}
