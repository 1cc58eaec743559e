import { care, heading, list, page, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const start = {
  'finding-your-way': {
    keywords: 'yardım kullanım giriş tanıtım başlangıç misafir hesap',
    blocks: [
      say(
        'Bir eyalet, trafik olaylarında çalışan insanları burada eğitir: polis, itfaiye, acil sağlık, çekici, ulaştırma, sevk merkezi ve onlarla yan yana duran herkes. Eğitimleri bulur, çevrim içi olanları burada alır, herkesin doğrulayabileceği sertifikalar edinirsiniz.',
      ),
      heading('without-an-account', 'Hesabınız olmadan yapabilecekleriniz'),
      list(
        'Güncel eğitimlere göz atmak.',
        'Bir sertifikanın gerçek olup olmadığını denetlemek.',
        'Bu kılavuzu okumak, ekranın görünüşünü ve dilini değiştirmek.',
      ),
      heading('with-an-account', 'Hesabın kattıkları'),
      list(
        'Öğrenciler kaydolur, ders izler, sınava girer ve sertifikalarını indirir.',
        'Eğitmenlerin, grup koordinatörlerinin, yöneticilerin ve baş eğitmenlerin menüde kendi bölümleri vardır. Giriş yaptığınızda görünür ve yalnızca sizin kullanabileceklerinizi gösterir.',
      ),
      tip(
        'Bir kişinin birden çok rolü olabilir; örneğin hem koordinatör hem öğrenci. Menü o zaman iki bölümü de gösterir.',
      ),
      heading('using-this-guide', 'Bu kılavuzu kullanmak'),
      steps(
        'Arama alanına bir sözcük yazın. Onu içeren makaleler siz yazarken görünür.',
        'Birini açın. Yanındaki liste ya da üstteki “Kullanım kılavuzu” sizi ötekilere götürür.',
        'Bir aramayı saklamak için adresini saklayın: aynı sonuçlarla açılır.',
      ),
      say('Bu kılavuzu her zaman menüdeki “Kullanım kılavuzu” altında bulursunuz.'),
      see('start/signing-in', 'start/finding-courses', 'screen/navigation'),
    ],
  },
  'signing-in': {
    keywords: 'oturum açma kapama parola şifre e-posta kilitli süresi doldu',
    blocks: [
      steps(
        'Menünün altındaki “Giriş yap” bağlantısını açın.',
        'E-posta adresinizi ve parolanızı girin. “Parolayı göster” yazdığınızı görmenizi sağlar.',
        '“Giriş yap” düğmesine basın. Hesap gerektiren bir sayfadan geldiyseniz o sayfaya dönersiniz.',
      ),
      page('/sign-in', 'Giriş sayfasına git'),
      say(
        'Önce etrafa bakmak isterseniz “Misafir olarak devam et” seçeneğini kullanın. Deneme kurulumunda giriş sayfası her rol için bir hesap da gösterir; birini seçin, form dolar.',
      ),
      heading('not-working', 'Giremezseniz'),
      table(
        'Ne görürsünüz, ne yaparsınız',
        ['Gördüğünüz', 'Yapacağınız'],
        ['“Giriş yapılamadı”', 'Adresi ve parolayı denetleyin. Parolada büyük ve küçük harf fark eder.'],
        [
          '“Önce e-posta adresinizi doğrulayın”',
          '“Doğrulama e-postasını yeniden gönder” düğmesine basın, sonra mesajdaki bağlantıyı açın. Bağlantı bir kez ve bir gün boyunca çalışır.',
        ],
        ['“Sunucuya ulaşılamadı”', 'Yazdıklarınız duruyor. Birazdan yeniden deneyin.'],
        [
          'Çok kez denediniz',
          'On beş dakikada on yanlış denemeden sonra hesap bekletilir. Biraz sonra yeniden deneyin.',
        ],
      ),
      tip('Yanıt, bir adresin hesabı olup olmadığını hiçbir zaman söylemez. Bu, hesabı olan herkesi korur.'),
      heading('how-long', 'Oturumunuz ne kadar açık kalır'),
      table(
        'Oturumlar kendiliğinden sona erer',
        ['Rol', 'Kullanılmazsa', 'En geç'],
        ['Öğrenci, eğitmen, grup koordinatörü', '12 saat sonra', '7 gün sonra'],
        ['Yönetici, sistem sahibi, baş eğitmen', '1 saat sonra', '12 saat sonra'],
      ),
      heading('signing-out', 'Çıkış'),
      say(
        'Adınızın bulunduğu menüde “Çıkış yap” seçin. Bu tarayıcının öteki sekmelerindeki oturum da aynı anda kapanır. Eğitimlerinizde yaptıklarınız saklanır.',
      ),
      care('Başkalarının da kullandığı bir bilgisayarda, örneğin karakolda ya da derslikte, her zaman çıkış yapın.'),
    ],
  },
  'your-profile': {
    keywords: 'profil ad fotoğraf resim telefon kurum lisans numara rol kod davet parola silme',
    blocks: [
      say('Adınızın bulunduğu menüyü açıp “Profilim” seçin. Bu sayfayı sizden başkası görmez.'),
      page('/profile', 'Profilinize gidin'),
      heading('details', 'Bilgileriniz'),
      steps(
        'Değiştirmek istediğinizi değiştirin. Kaydetmedikleriniz, o sırada oturumunuz kapansa bile bu sekmede durur.',
        '“Değişiklikleri kaydet” düğmesine basın. “Değişiklikleri geri al” kaydedilmiş olanı geri getirir.',
      ),
      table(
        'Her biri için bilinmesi gerekenler',
        ['Ne', 'Bilmekte yarar var'],
        [
          'Ad',
          'Sertifikalara basılır. Bir sertifikada yer aldıktan sonra değişiklik talep edilir ve kararı bir yönetici verir.',
        ],
        ['Telefon', 'Başka bir numaraya kısa mesaj gitmesi için numara yeniden doğrulanmalıdır.'],
        ['Doğum tarihi', 'Burada değiştirilemez. Yanlışsa bize yazın.'],
        ['Kurumlar', 'Adın bir bölümünü yazın. Kurumunuz yoksa “Kurumum listede yok” seçin.'],
      ),
      heading('photo', 'Fotoğrafınız'),
      say(
        '“Fotoğraf seç” bir dosyayı veya telefonun kamerasını kullanır. Tarayıcınız fotoğrafı göndermeden önce kare biçiminde keser; nerede ve ne zaman çekildiğini göndermez.',
      ),
      heading('roles', 'Roller ve kodlar'),
      say(
        'Rolleriniz “Roller ve kodlar” başlığının altındadır. Bir davetle kod aldıysanız “Doğrulama kodum var” seçip kodu yapıştırın: yeni rol hemen sizindir.',
      ),
      heading('security', 'Parola, adres ve oturumlar'),
      list(
        '“Parola” başlığı altında parolayı değiştirirsiniz. Bu durumda öteki bütün oturumlar kapanır.',
        '“E-posta adresi” başlığı altında adresi değiştirirsiniz. Yeni adres, mesajımızdaki bağlantı açıldıktan sonra kullanılır.',
        '“Oturumunuzun açık olduğu yerler” oturumlarınızı listeler. Tanımadığınızı kapatın.',
        '“Verilerimi indir” sizinle ilgili tutulan her şeyi tek bir dosyada verir.',
      ),
      see('start/signing-in', 'screen/reading-comfort', 'anywhere/privacy'),
    ],
  },
  'finding-courses': {
    keywords: 'kurs eğitim kartı çevrim içi yüz yüze sınıf saat kategori katalog göz at',
    blocks: [
      say('Ana sayfa güncel eğitimleri gösterir; her biri için bir kart vardır. Okumak için hesap gerekmez.'),
      page('/home', 'Güncel eğitimleri gör'),
      heading('the-card', 'Kart size ne söyler'),
      list(
        'Resim ve kategori, eğitimin kimin için olduğunu gösterir; örneğin müdahale ekipleri ya da çekici operatörleri.',
        '“Çevrim içi” eğitimler burada, kendi hızınızda alınır. “Yüz yüze” eğitimler sınıfta verilir.',
        '“Toplam süre”, sertifikada yazan süredir.',
        'Uzun açıklamalar kısaltılır. “Daha fazla göster” açar, “Daha az göster” kapatır.',
      ),
      heading('the-button', 'Düğmesi ne yapar'),
      table(
        'Öğrenci olarak giriş yaptığınızda',
        ['Kartta yazan', 'Anlamı'],
        ['Çevrim içi eğitimde “Kayıtlı”', 'Süren bir kaydınız var. “Devam et” derslerinizi açar.'],
        ['“Kayıtlı değil”', '“Kaydol” eğitimin sizden ne istediğini gösterir. Siz onaylamadan bir şey olmaz.'],
        ['Yüz yüze eğitimde “Kayıtlı”', 'Bu eğitimin yapılacak bir sınıfına yazılmışsınız.'],
      ),
      see('student/enrolling', 'student/my-courses'),
    ],
  },
  'verifying-a-certificate': {
    keywords: 'doğrulama gerçek sahte işveren numara karekod okut geçerli süresi dolmuş iptal',
    blocks: [
      steps(
        'Menüde “Doğrulama” sayfasını açın ya da sertifikadaki karekodu telefonla okutun.',
        'Sertifika numarasını yazın, örneğin `TIM-7K3M-9Q2X`. Büyük harf, boşluk ve tire fark etmez.',
        '“Doğrula” düğmesine basın. Sertifikada yazan her şey görünür. Kâğıtla karşılaştırın.',
      ),
      page('/course/verification', 'Sertifika doğrula'),
      heading('states', 'Sonuç ne anlama gelir'),
      table(
        'Dört durum',
        ['Durum', 'Anlamı'],
        ['“Geçerli”', 'Bu program vermiştir ve yürürlüktedir.'],
        ['“Süresi doldu”', 'Bu program vermiştir, ama süresi geçmiştir.'],
        ['“İptal edildi”', 'Program iptal etmiştir. Artık hiçbir şeyi kanıtlamaz.'],
        ['“Yerine yenisi verildi”', 'Yerini yeni bir sertifika almıştır; örneğin ad düzeltilmiştir.'],
      ),
      tip('Sonuç sayfasının adresi, açan herkese aynı sonucu gösterir. Dosyalayabilir ya da gönderebilirsiniz.'),
      say(
        'Bu numarayla bir sertifika yoksa basılı numarayla bir kez daha karşılaştırın. Sunucuya ulaşılamıyorsa bu, sertifika hakkında bir şey söylemez: sonra yeniden deneyin.',
      ),
    ],
  },
} satisfies GuideSection<'start'>
