import type { ContactTopic } from '../../../../src/domain/contact.ts'
import { USER_TYPE } from '../../../../src/domain/user-type.ts'
import type { UserTypeId } from '../../../../src/domain/user-type.ts'
import { isolated, ltr } from '../letter.ts'
import type { MessageWords } from '../letter.ts'
import { courseLines } from './approvals/approval-words.ts'
import { approvalsTr } from './approvals/tr.ts'
import { certificatesTr } from './certificates/tr.ts'
import { classesTr } from './classes/tr.ts'
import { enrollmentsTr } from './enrollments/tr.ts'
import { lessonsTr } from './lessons/tr.ts'
import { longDate } from './long-date.ts'
import { mergesTr } from './merges/tr.ts'
import { namesTr } from './names/tr.ts'
import { registrationTr } from './registration/tr.ts'
import { remindersTr } from './reminders/tr.ts'
import { reportsTr } from './reports/tr.ts'

const topics: Readonly<Record<ContactTopic, string>> = {
  courses: 'çevrim içi eğitimler',
  classes: 'yüz yüze eğitimler',
  certificates: 'sertifikalar',
  account: 'hesap veya giriş',
  teaching: 'eğitmen olmak',
  other: 'başka bir konu',
}

const roles: Readonly<Record<UserTypeId, string>> = {
  [USER_TYPE.student]: 'öğrenci',
  [USER_TYPE.instructor]: 'eğitmen',
  [USER_TYPE.groupCoordinator]: 'grup koordinatörü',
}

const ONE_DAY = 'Bağlantı bir kez ve bir gün boyunca geçerlidir.'
const ONE_HOUR = 'Bağlantı bir kez ve bir saat boyunca geçerlidir.'
const LEAVE_ALONE = 'Bunu siz istemediyseniz bu mesajı dikkate almayın.'

export const tr: MessageWords = {
  greeting: (name) => `Merhaba ${isolated(name)},`,
  test: 'Deneme:',
  topics,
  roles,
  letters: {
    emailVerification: ({ link }, product) => ({
      subject: `${product} için e-posta adresinizi doğrulayın`,
      preheader: 'Bir adım daha, sonra giriş yapabilirsiniz.',
      paragraphs: ['Bu adresin size ait olduğunu doğrulayın. Ardından giriş yapabilirsiniz.'],
      link: { label: 'E-posta adresimi doğrula', address: link },
      validity: ONE_DAY,
      closing: LEAVE_ALONE,
    }),
    accountExists: ({ signInLink, resetLink }, product) => ({
      subject: `${product} hesabınız zaten var`,
      preheader: 'Var olan hesabınızla giriş yapın veya yeni bir parola belirleyin.',
      paragraphs: [
        `Birisi, büyük olasılıkla siz, bu adresle bir ${product} hesabı açmak istedi. Bu adresin zaten bir hesabı var; yeni bir hesap açılmadı ve hiçbir şey değişmedi.`,
        'Var olan hesabınızla giriş yapın. Parolanızı unuttuysanız yenisini belirleyin.',
      ],
      link: { label: 'Giriş yap', address: signInLink },
      moreLinks: [{ label: 'Yeni parola belirle', address: resetLink }],
      closing: 'Bu kişi siz değilseniz bir şey yapmanız gerekmez: hesabınız olduğu gibi duruyor.',
    }),
    passwordReset: ({ link }, product) => ({
      subject: `${product} için yeni bir parola belirleyin`,
      preheader: 'Bu mesajdaki bağlantı bir kez ve bir saat boyunca geçerlidir.',
      paragraphs: ['Hesabınız için yeni bir parola istendi. Parolanızı buradan belirleyin:'],
      link: { label: 'Yeni parola belirle', address: link },
      validity: ONE_HOUR,
      closing: 'Bunu siz istemediyseniz bu mesajı dikkate almayın: parolanız değişmez.',
    }),
    passwordChanged: ({ resetLink }, product) => ({
      subject: `${product} parolanız değiştirildi`,
      preheader: 'Değiştiren siz değilseniz hemen yeni bir parola belirleyin.',
      paragraphs: ['Hesabınızın parolası değiştirildi ve diğer cihazlardaki oturumlar kapatıldı.'],
      link: { label: 'Ben değiştirmedim: yeni parola belirle', address: resetLink },
      closing: 'Parolayı siz değiştirdiyseniz bir şey yapmanız gerekmez.',
    }),
    emailChange: ({ link }, product) => ({
      subject: `${product} için yeni e-posta adresinizi doğrulayın`,
      preheader: 'Onayladığınız anda hesabınız bu adresi kullanır.',
      paragraphs: ['Hesabınızda bu adresi kullanmak istediniz. Siz onaylayana kadar eski adres geçerli kalır.'],
      link: { label: 'Bu adresi kullan', address: link },
      validity: ONE_DAY,
      closing: LEAVE_ALONE,
    }),
    emailChangeNotice: ({ newEmail, link }, product) => ({
      subject: `${product} hesabınız için yeni bir e-posta adresi istendi`,
      preheader: 'İsteyen siz değilseniz hesabınızı hemen güvene alın.',
      paragraphs: [
        `Hesabınızda oturumu açık olan biri, bu adresin yerine ${ltr(newEmail)} adresini kullanmak istedi. O adrese gönderilen bağlantı açılana kadar bu adres geçerli kalır.`,
      ],
      link: { label: 'Ben istemedim: hesabımı güvene al', address: link },
      closing:
        'Bunu siz istediyseniz burada bir şey yapmanız gerekmez. İstemediyseniz hemen yeni bir parola belirleyin.',
    }),
    emailTaken: ({ signInLink, resetLink }, product) => ({
      subject: `Bu adresin zaten bir ${product} hesabı var`,
      preheader: 'Hiçbir şey değişmedi.',
      paragraphs: [
        'Birisi, büyük olasılıkla siz, bu adresi başka bir hesapta kullanmak istedi. Adresin zaten kendi hesabı var; bu yüzden hiçbir şey değişmedi.',
        'O hesapla giriş yapın. Parolasını unuttuysanız yenisini belirleyin.',
      ],
      link: { label: 'Giriş yap', address: signInLink },
      moreLinks: [{ label: 'Yeni parola belirle', address: resetLink }],
      closing: 'Bu kişi siz değilseniz bir şey yapmanız gerekmez: hesabınız olduğu gibi duruyor.',
    }),
    invitation: ({ code, link, userType, inviter, expiresAt, approval }, product) => ({
      subject: `${product} davetiniz`,
      preheader: `Davet edildiğiniz rol: ${roles[userType]}.`,
      paragraphs: [
        `${isolated(inviter)} sizi ${product} programına davet ediyor. Rolünüz: ${roles[userType]}.`,
        ...(approval
          ? [
              `Daveti kabul ettiğinizde şu eğitimleri ${longDate('tr', `${approval.endsOn}T00:00:00Z`)} gününe kadar verebilirsiniz:`,
              courseLines(approval.courses),
            ]
          : []),
        'Aşağıdaki bağlantıyı açtığınızda form olabildiğince doldurulmuş gelir. İsterseniz hesap açarken bu doğrulama kodunu girin:',
      ],
      code,
      link: { label: 'Daveti kabul et', address: link },
      validity: `Kod bir kez geçerlidir; son gün: ${longDate('tr', expiresAt)}. Kod yalnızca size özeldir.`,
      closing: 'Böyle bir davet beklemiyorsanız bu mesajı dikkate almayın.',
    }),
    groupInvitation: ({ code, link, profileLink, group, inviter, expiresAt }, product) => ({
      subject: `${product}: ${isolated(group)} grubuna katılın`,
      preheader: `${isolated(inviter)} sizi grupla birlikte eğitime davet ediyor.`,
      paragraphs: [
        `${isolated(inviter)} sizi ${product} programına, ${isolated(group)} grubunun öğrencisi olarak davet ediyor.`,
        'Aşağıdaki bağlantıyı açın; form olabildiğince doldurulmuş olarak gelir. Zaten bir hesabınız mı var? O hâlde hesabınızla giriş yapın ve bu kodu profilinize girin:',
      ],
      code,
      link: { label: 'Daveti kabul et', address: link },
      moreLinks: [{ label: 'Hesabım var', address: profileLink }],
      validity: `Kod bir kez ve ${longDate('tr', expiresAt)} tarihine kadar geçerlidir. Yalnızca size özeldir.`,
      closing:
        'Grubun koordinatörü hangi eğitimleri aldığınızı ve sertifikalarınızın ne zaman sona erdiğini görür. Bu daveti beklemiyorsanız mesajı dikkate almayabilirsiniz.',
    }),
    groupJoined: ({ group, link }, product) => ({
      subject: `${isolated(group)} grubuna katıldınız`,
      preheader: 'Hesabınız artık bu gruba bağlı.',
      paragraphs: [
        `Daveti kabul ettiniz: hesabınız artık ${isolated(group)} grubunda. Grubun koordinatörü hangi eğitimleri aldığınızı ve sertifikalarınızın ne zaman sona erdiğini görür.`,
        'Daha önce başka bir gruptaysanız o gruptan ayrıldınız. Eğitimleriniz ve sertifikalarınız olduğu gibi kalır.',
      ],
      link: { label: `${product} sayfasını aç`, address: link },
      closing: 'Daveti kabul eden siz değilseniz yeni bir parola belirleyin ve bize bildirin.',
    }),
    roleGranted: ({ userType, link }, product) => ({
      subject: `${product} hesabınıza yeni bir rol eklendi`,
      preheader: `Yeni rolünüz: ${roles[userType]}.`,
      paragraphs: [`Davetiniz kabul edildi. Hesabınıza eklenen rol: ${roles[userType]}.`],
      link: { label: `${product} sayfasını aç`, address: link },
      closing: 'Daveti siz kabul etmediyseniz yeni bir parola belirleyin ve bize haber verin.',
    }),
    accountDeactivated: ({ link }, product) => ({
      subject: `${product} hesabınız kapatıldı`,
      preheader: 'Bütün cihazlardaki oturumlar kapatıldı. Sertifikalarınız geçerli kalır.',
      paragraphs: [
        'Hesabınız devre dışı bırakıldı ve bütün cihazlardaki oturumlar kapatıldı. Aldığınız sertifikalar geçerli kalır ve sorgulanmaya devam edebilir.',
        'Hesabınızı geri istiyorsanız veya bunu siz yapmadıysanız bize yazın:',
      ],
      link: { label: 'Bize ulaşın', address: link },
      closing: 'Yol kenarını daha güvenli kıldığınız için teşekkür ederiz.',
    }),
    enrollmentConfirmed: ({ courseTitle, courseLink, verificationCode, verificationLink, expiresAt }) => ({
      subject: `Kaydınız yapıldı: ${courseTitle}`,
      preheader: `Eğitimi tamamlamak için son gün: ${longDate('tr', expiresAt)}.`,
      paragraphs: [
        `${isolated(courseTitle)} eğitimine kaydınız yapıldı. Eğitimi tamamlamak için son gün: ${longDate('tr', expiresAt)}.`,
        'Kaydınızın doğrulanması için bilgilerinizi bu kodla onaylayın:',
      ],
      code: verificationCode,
      link: { label: 'Kaydımı doğrula', address: verificationLink },
      moreLinks: [{ label: 'Eğitime başla veya devam et', address: courseLink }],
      closing: 'Eğitimi tamamlayana kadar bu mesajı saklayın.',
    }),
    enrollmentCode: ({ courseTitle, verificationCode, verificationLink, expiresAt }) => ({
      subject: `Doğrulama kodunuz: ${courseTitle}`,
      preheader: 'Bilgilerinizi bu mesajdaki kodla onaylayın.',
      paragraphs: [
        `${isolated(courseTitle)} eğitimindeki kaydınızı doğrulamak için yeni bir kod istediniz. Daha önce gönderilen kodlar artık geçerli değil.`,
        'Bilgilerinizi bu kodla onaylayın:',
      ],
      code: verificationCode,
      link: { label: 'Kaydımı doğrula', address: verificationLink },
      validity:
        expiresAt === null
          ? 'Kod bir kez kullanılabilir.'
          : `Kod bir kez kullanılabilir. Son gün: ${longDate('tr', expiresAt)}.`,
      closing: LEAVE_ALONE,
    }),
    instructorMessage: ({ instructor, subject, text, link }, product) => ({
      subject,
      preheader: text.slice(0, 120),
      paragraphs: [`${product} eğitmeniniz ${isolated(instructor)} size yazıyor:`, isolated(text)],
      link: { label: `${product} sitesini aç`, address: link },
      closing: 'Bu mesaj, bu eğitmenin bir eğitimine kayıtlı olduğunuz için gönderildi.',
    }),
    walkInAccount: ({ courseTitle, venue, link, hours, forgotLink }, product) => ({
      subject: `${product} hesabınız: ${courseTitle}`,
      preheader: 'Bir parola belirleyin, sınıf sizin olsun.',
      paragraphs: [
        `Eğitmeniniz sizi ${isolated(venue)} adresindeki ${isolated(courseTitle)} sınıfına ekledi ve ${product} üzerinde sizin için bir hesap açıldı.`,
        'Oradaysanız bir parola belirleyin. Bunu yaptığınızda ve sınıf tamamlandığında sertifikanız orada olur:',
      ],
      link: { label: 'Parola belirle', address: link },
      moreLinks: [{ label: 'Bağlantının süresi doldu: yenisini gönder', address: forgotLink }],
      validity: `Bağlantı bir kez ve ${hours} saat boyunca çalışır.`,
      closing:
        'Bu sınıfa katılmadıysanız bu mesajı dikkate almayın: bağlantı olmadan kimse giriş yapamaz ve sertifika verilmez.',
    }),
    walkInKnown: ({ courseTitle, venue, link, contactLink }, product) => ({
      subject: `Bu sınıfa katıldınız mı? ${courseTitle}`,
      preheader: 'Onaylayın, katılımınız kaydedilsin.',
      paragraphs: [
        `Bir eğitmen, adresinizi ${isolated(venue)} yerindeki ${isolated(courseTitle)} sınıfına ekledi. Siz olduğunuzu söyleyene kadar eğitmen ${product} hesabınızla ilgili hiçbir şey göremez ve size sertifika verilmez.`,
        'Katıldıysanız onaylayın:',
      ],
      link: { label: 'Bendim', address: link },
      moreLinks: [
        { label: 'Ben değildim', address: link },
        { label: 'Bize yazın', address: contactLink },
      ],
      validity: 'Bağlantı bir kez ve yedi gün boyunca çalışır.',
      closing:
        'Bu sınıfa katılmadıysanız bunu aynı bağlantıyla bildirin ya da bu mesajı dikkate almayın: bağlantı olmadan hiçbir şey olmaz.',
    }),
    courseCompleted: ({ courseTitle, certificateNumber, certificateLink }) => ({
      subject: `Eğitim tamamlandı: ${courseTitle}`,
      preheader: 'Sertifikanız hazır.',
      paragraphs: [
        `${isolated(courseTitle)} eğitimini tamamladınız. Sertifikanız hazır.`,
        'Herkes sertifikayı numarasıyla sorgulayabilir:',
      ],
      code: certificateNumber,
      link: { label: 'Sertifikayı gör', address: certificateLink },
      closing: 'Yol kenarını daha güvenli kıldığınız için teşekkür ederiz.',
    }),
    ...certificatesTr,
    ...enrollmentsTr,
    ...approvalsTr,
    ...mergesTr,
    ...lessonsTr,
    ...namesTr,
    ...registrationTr.letters,
    ...classesTr,
    ...remindersTr,
    ...reportsTr,
    contactReceived: ({ reference, topic, link, thread }, product) => ({
      subject: `Mesajınız bize ulaştı: ${reference}`,
      preheader: 'Size çoğunlukla iki iş günü içinde yanıt verilecek.',
      paragraphs: [
        `${product} ekibine gönderdiğiniz mesaj bize ulaştı. Konu: ${topics[topic]}. Size bu adresten, çoğunlukla iki iş günü içinde yanıt verilecek.`,
        thread?.isHeard === true
          ? 'Bu e-postayı yanıtlayarak ekleme yapabilirsiniz. Ararsanız veya iletişim sayfasından yeniden yazarsanız bu başvuru numarasını belirtin:'
          : 'Yeniden yazar veya ararsanız bu başvuru numarasını belirtin:',
      ],
      code: reference,
      link: { label: 'İletişim sayfası', address: link },
      closing: 'Bize siz yazmadıysanız bu mesajı dikkate almayın.',
    }),
    contactReply: ({ reference, topic, text, sender, link, thread }, product) => ({
      subject: `${reference} numaralı mesajınıza yanıt`,
      preheader: text.slice(0, 120),
      paragraphs: [
        `${product} ekibinden ${isolated(sender)}, mesajınızı yanıtladı (konu: ${topics[topic]}):`,
        isolated(text),
      ],
      code: reference,
      link: { label: 'İletişim sayfası', address: link },
      closing:
        thread.isHeard === true
          ? 'Bu e-postayı yanıtlayabilirsiniz: yanıtınız mesajınızla ilgilenen kişiye ulaşır. İletişim sayfasından yazarsanız yukarıdaki başvuru numarasını belirtin.'
          : 'Yeniden yazarsanız yukarıdaki başvuru numarasını belirtin.',
    }),
    contactMessage: ({ reference, topic, name, email, message, link }) => ({
      subject: `İletişim formu, ${topics[topic]}: ${reference}`,
      preheader: message.slice(0, 120),
      paragraphs: [
        `${isolated(name)} (${ltr(email)}) iletişim sayfasından yazdı. Konu: ${topics[topic]}.`,
        isolated(message),
      ],
      code: reference,
      link: { label: 'İletişim formu kayıtları', address: link },
      closing: 'Yanıtı yukarıdaki adrese gönderin ve başvuru numarasını belirtin.',
    }),
  },
  texts: {
    ...registrationTr.texts,
    phoneCode: ({ code }, product) => `${product} kodunuz: ${code}. 10 dakika geçerli, kimseye söylemeyin.`,
  },
}
