import { BadgeCheck, Download, ExternalLink, PenLine, RefreshCw, Wallet } from 'lucide-react'
import { css } from 'styled-system/css'

import { addToProfileAddress } from '../../../domain/profile-link.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { copyingMachine } from '../../../machines/copying/copying.machine.ts'
import { CopyingButton } from '../../shell/copying-button.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import type { HeldCertificate } from './dashboard-data.ts'

const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', marginBlockStart: '5' })

export type CertificateActs = Readonly<{
  copying: typeof copyingMachine
  /** Before the path of a link that is shared. */
  origin: string
  onReissue: (certificate: HeldCertificate) => void
  /** Someone is about to ask for it. */
  onReissueNear: () => void
  onWallet: (certificate: HeldCertificate) => void
  onRenew: (course: NonNullable<HeldCertificate['renewal']>) => void
}>

export type CertificateWaysProps = CertificateActs & Readonly<{ certificate: HeldCertificate; titleId: string }>

/** All that can be done with a certificate of one's own. */
export const CertificateWays = ({
  certificate,
  copying,
  onReissue,
  onReissueNear,
  onRenew,
  onWallet,
  origin,
  titleId,
}: CertificateWaysProps) => {
  const { certificates } = useWords().dashboard
  const { badgeUrl, correctedName, downloadUrl, number, renewal } = certificate
  const page = `/course/verification?code=${encodeURIComponent(number)}`
  return (
    <div className={ways}>
      {renewal?.isOnline === true && (
        <Button icon={RefreshCw} aria-describedby={titleId} onClick={() => onRenew(renewal)}>
          {certificates.renew()}
        </Button>
      )}
      {renewal?.isOnline === false && (
        <LinkButton href={`/course/register/${renewal.id}`} icon={RefreshCw} aria-describedby={titleId}>
          {certificates.renew()}
        </LinkButton>
      )}
      {downloadUrl !== null && (
        <LinkButton href={downloadUrl} external download icon={Download} variant="outline" aria-describedby={titleId}>
          {certificates.download()}
        </LinkButton>
      )}
      {badgeUrl !== null && (
        <>
          <LinkButton
            href={badgeUrl}
            external
            download
            icon={BadgeCheck}
            variant="outline"
            title={certificates.badgeHelp()}
            aria-describedby={titleId}
          >
            {certificates.badge()}
          </LinkButton>
          <Button
            variant="outline"
            icon={Wallet}
            aria-describedby={titleId}
            aria-haspopup="dialog"
            onClick={() => onWallet(certificate)}
          >
            {certificates.toWallet()}
          </Button>
          <LinkButton
            href={addToProfileAddress(certificate, `${origin}${page}`)}
            external
            target="_blank"
            rel="noreferrer"
            icon={ExternalLink}
            variant="outline"
            title={certificates.toProfileHelp()}
            aria-describedby={titleId}
          >
            {certificates.toProfile()}
          </LinkButton>
        </>
      )}
      {correctedName !== null && (
        <Button
          variant="outline"
          icon={PenLine}
          aria-describedby={titleId}
          aria-haspopup="dialog"
          onPointerEnter={onReissueNear}
          onFocus={onReissueNear}
          onClick={() => onReissue(certificate)}
        >
          {certificates.reissue()}
        </Button>
      )}
      <CopyingButton
        machine={copying}
        text={() => `${origin}${page}`}
        label={certificates.share()}
        copied={certificates.copied()}
        failed={certificates.copyFailed()}
        look={{ variant: 'ghost' }}
      />
      <Link href={page} variant="standalone" aria-describedby={titleId}>
        {certificates.verify()}
      </Link>
    </div>
  )
}
