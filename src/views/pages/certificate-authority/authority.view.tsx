import { useActorRef, useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'

import type { CertificateAuthority } from '../../../domain/contract/certificate-authority.contract.ts'
import { LANGUAGES } from '../../../domain/language.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import {
  authorityValues,
  type AuthoritySeen,
  type AuthorityValues,
} from '../../../machines/certificate-authority/authority-form.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { useDates } from '../../dates.ts'
import { useAskedForm } from '../../form/use-asked-form.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Button } from '../../ui/button.view.tsx'
import { DescriptionList } from '../../ui/description-list.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { Link } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { ListPage } from '../list-page.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import type { AuthorityProps } from './authority.props.ts'
import { markPicture } from './mark.styles.ts'

// Few who look at it change it.
const AuthorityDialog = latePart(() => import('./authority-form.view.tsx'))

const styles = {
  page: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', justifyItems: 'start', gap: '6' }),
  none: css({ maxWidth: 'prose' }),
  names: css({ display: 'grid', justifyItems: 'start', gap: '1' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' }),
  samples: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '2' }),
}

const Held = ({ authority }: Readonly<{ authority: NonNullable<CertificateAuthority['authority']> }>) => {
  const { certificateAuthority: said } = useWords()
  const language = useLanguage()
  const dates = useDates()
  const { name, signer, signerTitle, signature, seal, since, setBy } = authority
  return (
    <DescriptionList
      items={[
        {
          key: 'name',
          term: said.issuedBy(),
          value: (
            <span className={styles.names}>
              {LANGUAGES.map((one) => (
                <bdi key={one} lang={one}>
                  {name[one]}
                </bdi>
              ))}
            </span>
          ),
        },
        {
          key: 'seal',
          term: said.seal(),
          value: seal === null ? said.ownSeal() : <img src={seal} alt={said.seal()} className={markPicture} />,
        },
        {
          key: 'signer',
          term: said.signedBy(),
          value:
            signer === null ? (
              said.noSigner()
            ) : (
              <span className={styles.names}>
                <bdi>{signer}</bdi>
                {signerTitle !== null && <bdi>{signerTitle[language]}</bdi>}
                {signature !== null && <img src={signature} alt={said.signature()} className={markPicture} />}
              </span>
            ),
        },
        {
          key: 'since',
          term: said.since(),
          value: setBy === null ? dates.date(since) : said.sinceBy({ day: dates.date(since), person: setBy }),
        },
      ]}
    />
  )
}

/** Who issues certificates, who signs them, and what one looks like. */
export const AuthorityPage = ({ title, machines, parts }: AuthorityProps) => {
  const words = useWords()
  const { certificateAuthority: said } = words
  const actor = useActorRef(machines.held, { input: { query: undefined } })
  const face = useSelector(actor, resourceFace)
  const answer = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  const writing = useAskedForm<AuthorityValues, CertificateAuthority, AuthoritySeen>(
    machines.writing,
    authorityValues(null),
    () => {},
  )
  const isWriting = useSelector(writing, (at) => at.matches('writing'))
  const retry = () => actor.send({ type: 'resource.retried' })
  const held = answer?.authority ?? null
  const change = () => {
    const about: AuthoritySeen = { seen: held?.id ?? 0 }
    writing.send({ type: 'form.begun', values: authorityValues(held), about })
  }
  return (
    <ListPage title={title} lead={said.lead()}>
      {parts}
      {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
      {answer ? (
        <div className={styles.page}>
          {held === null ? <p className={styles.none}>{said.none()}</p> : <Held authority={held} />}
          <div className={styles.acts}>
            <Button icon={Pencil} aria-haspopup="dialog" onClick={change}>
              {held === null ? said.add() : said.change()}
            </Button>
            <span className={styles.samples}>
              {LANGUAGES.map((language) => (
                <Link key={language} href={answer.samples[language]} target="_blank">
                  {said.sample({ language: OWN_NAME[language] })}
                </Link>
              ))}
            </span>
          </div>
          <Suspense fallback={null}>
            {isWriting && <AuthorityDialog actor={writing} held={held} preparing={machines.preparing} />}
          </Suspense>
        </div>
      ) : face === 'failed' ? (
        <ErrorState size="section" level={2} title={said.failedToLoad()} {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      ) : (
        <div role="status" aria-label={said.loading()}>
          <Skeleton height="20rem" />
        </div>
      )}
    </ListPage>
  )
}
