import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'

const styles = {
  /** As high as what is seen, so that the foot of the page is where it will be. */
  root: css({ display: 'grid', alignContent: 'start', gap: '8', minHeight: 'viewport' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', paddingBlock: '6' }),
  fields: css({ display: 'grid', gap: '5', maxWidth: 'form' }),
}

/** The room of what will stand here. */
export const ProfileSkeleton = () => {
  const { profile } = useWords()
  return (
    <div role="status" aria-label={profile.loading()} className={styles.root}>
      <Skeleton height="4.4rem" />
      <div className={styles.row}>
        <Skeleton round width="12.8rem" height="12.8rem" />
        <Skeleton width="20rem" height="4rem" />
      </div>
      <div className={styles.fields}>
        <Skeleton width="24rem" height="2.8rem" />
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
      </div>
    </div>
  )
}
