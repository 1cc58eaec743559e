import { ArrowRight, EllipsisVertical, Plus, Star } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { SkipLink } from '../../ui/skip-link.view.tsx'
import { SectionLead } from '../information/prose.view.tsx'

export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', marginBlockStart: '6' })

const SAVING_MS = 2000
const AFTER_ID = 'after-buttons'

/** Every button and link, each doing what a reader can see. */
export const ButtonSample = () => {
  const { buttons } = useWords().example
  const [isStarred, setStarred] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const save = () => {
    setSaving(true)
    setTimeout(() => setSaving(false), SAVING_MS)
  }
  return (
    <>
      <SectionLead>{buttons.lead()}</SectionLead>
      <SkipLink target={AFTER_ID}>{buttons.skip()}</SkipLink>
      <div className={row}>
        <Button icon={Plus} busy={isSaving} onClick={save}>
          {isSaving ? buttons.busy() : buttons.solid()}
        </Button>
        <Button variant="outline">{buttons.outline()}</Button>
        <Button variant="ghost">{buttons.ghost()}</Button>
        <Button variant="danger">{buttons.danger()}</Button>
        <Button variant="brand">{buttons.brand()}</Button>
        <Button disabled>{buttons.disabled()}</Button>
      </div>
      <div className={row}>
        <Button size="sm" variant="outline">
          {buttons.small()}
        </Button>
        <Button size="lg" variant="outline" endIcon={ArrowRight}>
          {buttons.next()}
        </Button>
        <LinkButton href="/home" variant="outline" size="lg">
          {buttons.linkButton()}
        </LinkButton>
        <IconButton icon={Star} label={buttons.star()} pressed={isStarred} onClick={() => setStarred(!isStarred)} />
        <IconButton icon={EllipsisVertical} label={buttons.more()} variant="outline" />
      </div>
      <p id={AFTER_ID} tabIndex={-1} className={css({ marginBlockStart: '6', maxWidth: 'prose' })}>
        <Link href="/resources">{buttons.inline({ name: buttons.resources() })}</Link>
      </p>
      <p className={row}>
        <Link variant="standalone" href="/mission">
          {buttons.standalone()}
        </Link>
        <Link variant="quiet" href="/partners">
          {buttons.quiet()}
        </Link>
      </p>
    </>
  )
}
