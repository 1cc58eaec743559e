import type { TemplateRule } from '../../src/domain/message-template-check.ts'

/** What is wrong with a part of a message's words. */
export type TemplateProblemWords = Readonly<
  Record<TemplateRule, (variables: readonly string[], most: number) => string>
>

/** Names of variables as they are written, in any direction of the text around them. */
export const variableList = (names: readonly string[]): string =>
  names.map((name) => `\u2066{${name}}\u2069`).join(', ')
