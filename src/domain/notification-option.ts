/** Notification option ids of the specification, section 3. */
export const NOTIFICATION_OPTION = { textAndEmail: 1, emailOnly: 2 } as const

export type NotificationOptionId = (typeof NOTIFICATION_OPTION)[keyof typeof NOTIFICATION_OPTION]

/** What nobody chose (specification, section 9). */
export const DEFAULT_NOTIFICATION: NotificationOptionId = NOTIFICATION_OPTION.emailOnly

/** What POST /profiles/settings/notification carries for an option, and the way back. */
export const notifiesPhone = (option: NotificationOptionId): boolean => option === NOTIFICATION_OPTION.textAndEmail
export const notificationOption = (notifyPhone: boolean): NotificationOptionId =>
  notifyPhone ? NOTIFICATION_OPTION.textAndEmail : NOTIFICATION_OPTION.emailOnly
