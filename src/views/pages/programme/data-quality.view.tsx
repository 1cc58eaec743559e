import { BadgeAlert, Building2, ClipboardList, CopyX, UserPen, type LucideIcon } from 'lucide-react'
import { css } from 'styled-system/css'

import type { ProgrammeQuality } from '../../../domain/contract/programme-quality.contract.ts'
import { fixPlace, oldestPlace, type QualityKind } from '../../../domain/programme-quality.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useProgrammeDates } from '../../programme-dates.ts'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { useOpenPlaces } from '../../shell/places.context.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'

const ICONS: Readonly<Record<QualityKind, LucideIcon>> = {
  unmarked: ClipboardList,
  likelyDoubles: CopyX,
  agency: Building2,
  discipline: UserPen,
  licenseNumber: BadgeAlert,
}

const styles = {
  list: css({ '& > li + li': { borderBlockStartWidth: 'hairline', borderColor: 'border' } }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
    columnGap: '4',
    alignItems: 'center',
    paddingInline: '5',
    paddingBlock: '4',
  }),
  text: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type Finding = ProgrammeQuality['findings'][number]

const FindingRow = ({ kind, count, since, oldestId }: Finding) => {
  const { programmeDash: said } = useWords()
  const dates = useProgrammeDates()
  const mayOpen = useOpenPlaces()
  const text = said.quality[kind]({ count })
  const place = fixPlace(kind, oldestId)
  return (
    <li className={styles.row}>
      <Icon as={ICONS[kind]} size="lg" />
      <div className={styles.text}>
        <p>{text}</p>
        <p className={styles.note}>
          <PlaceLink href={oldestPlace(kind, oldestId)}>{said.oldest({ date: dates.shortDate(since) })}</PlaceLink>
        </p>
      </div>
      {mayOpen(place) && (
        <LinkButton href={place} variant="outline" size="sm" aria-label={said.fixOf({ what: text })}>
          {said.fix()}
        </LinkButton>
      )}
    </li>
  )
}

/** What of the records is not as it should be: how much of it, the oldest, and where it is put right. */
export const DataQuality = ({ findings }: Pick<ProgrammeQuality, 'findings'>) => {
  const { programmeDash: said } = useWords()
  return (
    <DetailSection bare title={said.dataQuality()} {...(findings.length === 0 && { lead: said.nothingWrong() })}>
      {findings.length > 0 && (
        <Surface padding="none">
          <ul className={styles.list}>
            {findings.map((finding) => (
              <FindingRow key={finding.kind} {...finding} />
            ))}
          </ul>
        </Surface>
      )}
    </DetailSection>
  )
}
