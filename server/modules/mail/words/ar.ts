import type { ContactTopic } from '../../../../src/domain/contact.ts'
import { USER_TYPE } from '../../../../src/domain/user-type.ts'
import type { UserTypeId } from '../../../../src/domain/user-type.ts'
import { isolated, ltr } from '../letter.ts'
import type { MessageWords } from '../letter.ts'
import { courseLines } from './approvals/approval-words.ts'
import { approvalsAr } from './approvals/ar.ts'
import { certificatesAr } from './certificates/ar.ts'
import { classesAr } from './classes/ar.ts'
import { enrollmentsAr } from './enrollments/ar.ts'
import { lessonsAr } from './lessons/ar.ts'
import { longDate } from './long-date.ts'
import { mergesAr } from './merges/ar.ts'
import { namesAr } from './names/ar.ts'
import { registrationAr } from './registration/ar.ts'
import { remindersAr } from './reminders/ar.ts'
import { reportsAr } from './reports/ar.ts'

const topics: Readonly<Record<ContactTopic, string>> = {
  courses: 'الدورات عبر الإنترنت',
  classes: 'الصفوف',
  certificates: 'الشهادات',
  account: 'الحساب أو تسجيل الدخول',
  teaching: 'كيف تصبح مدرّبًا',
  other: 'موضوع آخر',
}

const roles: Readonly<Record<UserTypeId, string>> = {
  [USER_TYPE.student]: 'متدرّب',
  [USER_TYPE.instructor]: 'مدرّب',
  [USER_TYPE.groupCoordinator]: 'منسّق مجموعة',
}

const ONE_DAY = 'يعمل الرابط مرة واحدة ولمدة يوم واحد.'
const ONE_HOUR = 'يعمل الرابط مرة واحدة ولمدة ساعة واحدة.'
const LEAVE_ALONE = 'إذا لم تطلب ذلك فيمكنك تجاهل هذه الرسالة.'

export const ar: MessageWords = {
  greeting: (name) => `مرحبًا ${isolated(name)}،`,
  test: 'تجربة:',
  topics,
  roles,
  letters: {
    emailVerification: ({ link }, product) => ({
      subject: `تأكيد بريدك الإلكتروني في ${product}`,
      preheader: 'خطوة واحدة بعد، ثم يمكنك تسجيل الدخول.',
      paragraphs: ['أكّد أن هذا العنوان لك. بعد ذلك يمكنك تسجيل الدخول.'],
      link: { label: 'تأكيد بريدي الإلكتروني', address: link },
      validity: ONE_DAY,
      closing: LEAVE_ALONE,
    }),
    accountExists: ({ signInLink, resetLink }, product) => ({
      subject: `لديك حساب بالفعل في ${product}`,
      preheader: 'سجّل الدخول بحسابك الحالي أو عيّن كلمة مرور جديدة.',
      paragraphs: [
        `حاول شخص ما، وأغلب الظن أنه أنت، إنشاء حساب في ${isolated(product)} بهذا العنوان. للعنوان حساب بالفعل، فلم يُنشأ شيء ولم يتغير شيء.`,
        'سجّل الدخول بحسابك الحالي. وإذا نسيت كلمة المرور فعيّن كلمة جديدة.',
      ],
      link: { label: 'تسجيل الدخول', address: signInLink },
      moreLinks: [{ label: 'تعيين كلمة مرور جديدة', address: resetLink }],
      closing: 'إذا لم تكن أنت فلا يلزمك فعل شيء: حسابك كما كان.',
    }),
    passwordReset: ({ link }, product) => ({
      subject: `تعيين كلمة مرور جديدة في ${product}`,
      preheader: 'يعمل الرابط الذي في هذه الرسالة مرة واحدة ولمدة ساعة واحدة.',
      paragraphs: ['طُلبت كلمة مرور جديدة لحسابك. اخترها من هنا:'],
      link: { label: 'اختيار كلمة مرور جديدة', address: link },
      validity: ONE_HOUR,
      closing: 'إذا لم تطلب ذلك فتجاهل هذه الرسالة: تبقى كلمة المرور كما هي.',
    }),
    passwordChanged: ({ resetLink }, product) => ({
      subject: `تغيّرت كلمة مرورك في ${product}`,
      preheader: 'إذا لم تكن أنت فعيّن كلمة مرور جديدة فورًا.',
      paragraphs: ['تغيّرت كلمة مرور حسابك، وسُجّل الخروج من الأجهزة الأخرى.'],
      link: { label: 'لست أنا: تعيين كلمة مرور جديدة', address: resetLink },
      closing: 'إذا كنت أنت من غيّرها فلا يلزمك فعل شيء.',
    }),
    emailChange: ({ link }, product) => ({
      subject: `تأكيد عنوان بريدك الجديد في ${product}`,
      preheader: 'يستخدم حسابك هذا العنوان بمجرد أن تؤكّده.',
      paragraphs: ['طلبت استخدام هذا العنوان لحسابك. يبقى العنوان القديم مستخدمًا إلى أن تؤكّد الجديد.'],
      link: { label: 'استخدام هذا العنوان', address: link },
      validity: ONE_DAY,
      closing: LEAVE_ALONE,
    }),
    emailChangeNotice: ({ newEmail, link }, product) => ({
      subject: `طُلب عنوان بريد جديد لحسابك في ${product}`,
      preheader: 'إذا لم تكن أنت فأمّن حسابك الآن.',
      paragraphs: [
        `طلب شخص مسجّل الدخول إلى حسابك استخدام العنوان ${ltr(newEmail)} بدلًا من هذا العنوان. يبقى هذا العنوان مستخدمًا إلى أن يُفتح الرابط المرسل إلى هناك.`,
      ],
      link: { label: 'لست أنا: تأمين حسابي', address: link },
      closing: 'إذا كنت أنت فلا يلزمك فعل شيء هنا. وإلا فعيّن كلمة مرور جديدة فورًا.',
    }),
    emailTaken: ({ signInLink, resetLink }, product) => ({
      subject: `لهذا العنوان حساب بالفعل في ${product}`,
      preheader: 'لم يتغير شيء.',
      paragraphs: [
        'طلب شخص ما، وأغلب الظن أنه أنت، استخدام هذا العنوان لحساب آخر. للعنوان حسابه الخاص بالفعل، فلم يتغير شيء.',
        'سجّل الدخول بذلك الحساب. وإذا نسيت كلمة مروره فعيّن كلمة جديدة.',
      ],
      link: { label: 'تسجيل الدخول', address: signInLink },
      moreLinks: [{ label: 'تعيين كلمة مرور جديدة', address: resetLink }],
      closing: 'إذا لم تكن أنت فلا يلزمك فعل شيء: حسابك كما كان.',
    }),
    invitation: ({ code, link, userType, inviter, expiresAt, approval }, product) => ({
      subject: `دعوتك إلى ${product}`,
      preheader: `صفتك في الدعوة: ${roles[userType]}.`,
      paragraphs: [
        `يدعوك ${isolated(inviter)} إلى ${isolated(product)}. صفتك: ${roles[userType]}.`,
        ...(approval
          ? [
              `عند قبولك الدعوة تُعتمد لتدريس هذه الدورات حتى ${longDate('ar', `${approval.endsOn}T00:00:00Z`)}:`,
              courseLines(approval.courses),
            ]
          : []),
        'افتح الرابط أدناه فتجد النموذج معبّأً قدر الإمكان، أو أدخل رمز التحقق هذا عند إنشاء حسابك:',
      ],
      code,
      link: { label: 'قبول الدعوة', address: link },
      validity: `يعمل الرمز مرة واحدة، وآخر موعد له: ${longDate('ar', expiresAt)}. هذا الرمز لك وحدك.`,
      closing: 'إذا لم تكن تنتظر هذه الدعوة فيمكنك تجاهل هذه الرسالة.',
    }),
    groupInvitation: ({ code, link, profileLink, group, inviter, expiresAt }, product) => ({
      subject: `انضم إلى ${isolated(group)} في ${product}`,
      preheader: `يدعوك ${isolated(inviter)} إلى التدريب مع المجموعة.`,
      paragraphs: [
        `يدعوك ${isolated(inviter)} إلى ${product} متدرّبًا في المجموعة ${isolated(group)}.`,
        'افتح الرابط أدناه وستجد النموذج مملوءًا بقدر الإمكان. هل لديك حساب من قبل؟ إذن سجّل الدخول به وأدخل هذا الرمز في ملفك الشخصي:',
      ],
      code,
      link: { label: 'قبول الدعوة', address: link },
      moreLinks: [{ label: 'لدي حساب', address: profileLink }],
      validity: `يعمل الرمز مرة واحدة حتى ${longDate('ar', expiresAt)}، وهو لك وحدك.`,
      closing:
        'يرى منسّق المجموعة الدورات التي تلتحق بها وموعد انتهاء شهاداتك. وإن لم تكن تتوقع هذه الدعوة فيمكنك تجاهل هذه الرسالة.',
    }),
    groupJoined: ({ group, link }, product) => ({
      subject: `انضممت إلى ${isolated(group)}`,
      preheader: `أصبح حسابك في ${product} ضمن هذه المجموعة.`,
      paragraphs: [
        `قبلت الدعوة: أصبح حسابك ضمن المجموعة ${isolated(group)}. يرى منسّقها الدورات التي تلتحق بها وموعد انتهاء شهاداتك.`,
        'إن كنت في مجموعة أخرى من قبل فقد غادرتها، وتبقى دوراتك وشهاداتك كما هي.',
      ],
      link: { label: `فتح ${product}`, address: link },
      closing: 'إن لم تكن أنت من قبلها فعيّن كلمة مرور جديدة وأخبرنا.',
    }),
    roleGranted: ({ userType, link }, product) => ({
      subject: `أضيفت صفة جديدة إلى حسابك في ${product}`,
      preheader: `صفتك الجديدة: ${roles[userType]}.`,
      paragraphs: [`قُبلت دعوتك. الصفة التي أضيفت إلى حسابك: ${roles[userType]}.`],
      link: { label: `فتح ${isolated(product)}`, address: link },
      closing: 'إذا لم تكن أنت من قبلها فعيّن كلمة مرور جديدة وأخبرنا.',
    }),
    accountDeactivated: ({ link }, product) => ({
      subject: `أُغلق حسابك في ${product}`,
      preheader: 'سُجّل الخروج من كل الأجهزة. تبقى شهاداتك سارية.',
      paragraphs: [
        'أُوقف حسابك وسُجّل الخروج من كل الأجهزة. تبقى الشهادات التي حصلت عليها سارية ويمكن التحقق منها.',
        'إذا أردت استعادة حسابك، أو لم تكن أنت من أغلقه، فاكتب إلينا:',
      ],
      link: { label: 'اتصل بنا', address: link },
      closing: 'شكرًا لك على جعل جانب الطريق أكثر أمانًا.',
    }),
    enrollmentConfirmed: ({ courseTitle, courseLink, verificationCode, verificationLink, expiresAt }) => ({
      subject: `تم تسجيلك: ${courseTitle}`,
      preheader: `آخر موعد لإكمال الدورة: ${longDate('ar', expiresAt)}.`,
      paragraphs: [
        `تم تسجيلك في دورة «${isolated(courseTitle)}». آخر موعد لإكمالها: ${longDate('ar', expiresAt)}.`,
        'للتحقق من تسجيلك، أكّد بياناتك بهذا الرمز:',
      ],
      code: verificationCode,
      link: { label: 'التحقق من تسجيلي', address: verificationLink },
      moreLinks: [{ label: 'بدء الدورة أو متابعتها', address: courseLink }],
      closing: 'احتفظ بهذه الرسالة إلى أن تكمل الدورة.',
    }),
    enrollmentCode: ({ courseTitle, verificationCode, verificationLink, expiresAt }) => ({
      subject: `رمز التحقق الخاص بك: ${courseTitle}`,
      preheader: 'أكّد بياناتك بالرمز الوارد في هذه الرسالة.',
      paragraphs: [
        `لقد طلبت رمزًا جديدًا للتحقق من تسجيلك في دورة «${isolated(courseTitle)}». لم تعد الرموز المرسلة إليك من قبل صالحة.`,
        'أكّد بياناتك بهذا الرمز:',
      ],
      code: verificationCode,
      link: { label: 'التحقق من تسجيلي', address: verificationLink },
      validity:
        expiresAt === null ? 'يُستخدم الرمز مرة واحدة.' : `يُستخدم الرمز مرة واحدة، حتى ${longDate('ar', expiresAt)}.`,
      closing: LEAVE_ALONE,
    }),
    instructorMessage: ({ instructor, subject, text, link }, product) => ({
      subject,
      preheader: text.slice(0, 120),
      paragraphs: [`يكتب إليك ${isolated(instructor)}، مدرّبك في ${product}:`, isolated(text)],
      link: { label: `فتح ${product}`, address: link },
      closing: 'وصلتك هذه الرسالة لأنك مسجّل في دورة يقدّمها هذا المدرّب.',
    }),
    walkInAccount: ({ courseTitle, venue, link, hours, forgotLink }, product) => ({
      subject: `حسابك في ${product}: ${courseTitle}`,
      preheader: 'اختر كلمة مرور ليصبح الصف في حسابك.',
      paragraphs: [
        `أضافك المدرّب إلى صف دورة ${isolated(courseTitle)} في ${isolated(venue)}، وأُنشئ لك حساب في ${product}.`,
        'إن كنت حاضرًا فاختر كلمة مرور. بعد ذلك تجد شهادتك هناك عند اكتمال الصف:',
      ],
      link: { label: 'اختيار كلمة مرور', address: link },
      moreLinks: [{ label: 'انتهت صلاحية الرابط: أرسل رابطًا آخر', address: forgotLink }],
      validity: `يعمل الرابط مرة واحدة خلال ${hours} ساعة.`,
      closing: 'إن لم تكن قد حضرت هذا الصف فتجاهل هذه الرسالة: من دون الرابط لا يستطيع أحد تسجيل الدخول ولا تصدر شهادة.',
    }),
    walkInKnown: ({ courseTitle, venue, link, contactLink }, product) => ({
      subject: `هل حضرت هذا الصف؟ ${courseTitle}`,
      preheader: 'أكّد ذلك ليُحتسب حضورك.',
      paragraphs: [
        `أضاف أحد المدرّبين عنوانك إلى صف ${isolated(courseTitle)} في ${isolated(venue)}. وإلى أن تؤكّد أنك كنت حاضرًا لا يرى المدرّب شيئًا من حسابك في ${product} ولا تحصل على شهادة.`,
        'إذا كنت حاضرًا فأكّد ذلك:',
      ],
      link: { label: 'نعم، كنت حاضرًا', address: link },
      moreLinks: [
        { label: 'لم أكن أنا', address: link },
        { label: 'اكتب إلينا', address: contactLink },
      ],
      validity: 'يعمل الرابط مرة واحدة خلال سبعة أيام.',
      closing: 'إن لم تكن قد حضرت هذا الصف فقل ذلك عبر الرابط نفسه، أو تجاهل هذه الرسالة: لا يحدث شيء من دونه.',
    }),
    courseCompleted: ({ courseTitle, certificateNumber, certificateLink }) => ({
      subject: `اكتملت الدورة: ${courseTitle}`,
      preheader: 'شهادتك جاهزة.',
      paragraphs: [`لقد أكملت دورة «${isolated(courseTitle)}». شهادتك جاهزة.`, 'يمكن لأي شخص التحقق منها برقمها:'],
      code: certificateNumber,
      link: { label: 'عرض الشهادة', address: certificateLink },
      closing: 'شكرًا لك على جعل جانب الطريق أكثر أمانًا.',
    }),
    ...certificatesAr,
    ...enrollmentsAr,
    ...approvalsAr,
    ...mergesAr,
    ...lessonsAr,
    ...namesAr,
    ...registrationAr.letters,
    ...classesAr,
    ...remindersAr,
    ...reportsAr,
    contactReceived: ({ reference, topic, link, thread }, product) => ({
      subject: `وصلتنا رسالتك: ${reference}`,
      preheader: 'سنرد عليك، وغالبًا خلال يومي عمل.',
      paragraphs: [
        `وصلت رسالتك إلى فريق ${isolated(product)}. الموضوع: ${topics[topic]}. سنرد عليك على هذا العنوان، وغالبًا خلال يومي عمل.`,
        thread?.isHeard === true
          ? 'يمكنك أن تضيف إليها بالرد على هذا البريد. وإذا اتصلت أو كتبت من صفحة الاتصال مرة أخرى فاذكر هذا الرقم المرجعي:'
          : 'إذا كتبت أو اتصلت مرة أخرى فاذكر هذا الرقم المرجعي:',
      ],
      code: reference,
      link: { label: 'صفحة الاتصال', address: link },
      closing: 'إذا لم تكتب إلينا فيمكنك تجاهل هذه الرسالة.',
    }),
    contactReply: ({ reference, topic, text, sender, link, thread }, product) => ({
      subject: `رد على رسالتك ${ltr(reference)}`,
      preheader: text.slice(0, 120),
      paragraphs: [`${isolated(sender)} من ${isolated(product)} يرد على رسالتك بشأن ${topics[topic]}:`, isolated(text)],
      code: reference,
      link: { label: 'صفحة الاتصال', address: link },
      closing:
        thread.isHeard === true
          ? 'يمكنك الرد على هذا البريد، ويصل ردك إلى من يتابع رسالتك. وإذا كتبت من صفحة الاتصال فاذكر الرقم المرجعي أعلاه.'
          : 'إذا كتبت إلينا مرة أخرى فاذكر الرقم المرجعي أعلاه.',
    }),
    contactMessage: ({ reference, topic, name, email, message, link }) => ({
      subject: `نموذج الاتصال، ${topics[topic]}: ${reference}`,
      preheader: message.slice(0, 120),
      paragraphs: [
        `كتب ${isolated(name)} (${ltr(email)}) من صفحة الاتصال. الموضوع: ${topics[topic]}.`,
        isolated(message),
      ],
      code: reference,
      link: { label: 'سجلات نموذج الاتصال', address: link },
      closing: 'أرسل الرد إلى العنوان أعلاه واذكر الرقم المرجعي.',
    }),
  },
  texts: {
    ...registrationAr.texts,
    phoneCode: ({ code }, product) => `رمزك في ${product} هو ${code}، صالح 10 دقائق. لا تخبر به أحدًا.`,
  },
}
