import { button, icon, iconButton, link, spinner } from './recipes/button.recipe.ts'
import { descriptionList, stat, table } from './recipes/data.recipe.ts'
import { checkbox, choiceList, field, input, slider } from './recipes/field.recipe.ts'
import { dialog, menu } from './recipes/overlay.recipe.ts'
import { pageHeader, placeholder, skeleton, skipLink } from './recipes/page.recipe.ts'
import { progressBar, progressRing, watchedTrack } from './recipes/progress.recipe.ts'
import { banner, filterChip, statusChip, toast } from './recipes/status.recipe.ts'
import { surface } from './recipes/surface.recipe.ts'

export const recipes = {
  button,
  icon,
  iconButton,
  input,
  link,
  skeleton,
  skipLink,
  spinner,
  statusChip,
  surface,
}

export const slotRecipes = {
  banner,
  checkbox,
  choiceList,
  descriptionList,
  dialog,
  field,
  filterChip,
  menu,
  pageHeader,
  placeholder,
  progressBar,
  progressRing,
  slider,
  stat,
  table,
  toast,
  watchedTrack,
}
