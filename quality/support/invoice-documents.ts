/**
 * Example data for tests of invoice and receipt PDFs: an unpaid, a paid and a partly refunded invoice, and
 * the certification body's letterhead with payment details.
 */
import type {
  InvoiceDocumentData,
  Letterhead,
} from '#modules/billing/invoices/server/document/document-types.ts';

/** Example invoice data for document tests: two lines, unpaid. */
export const openInvoice: InvoiceDocumentData = {
  Issuer: {
    Name: { EN: 'Assay', CHT: '證衡認證有限公司', CHS: '证衡认证有限公司' },
    RegistrationNo: '',
    Address: {
      EN: '18 Connaught Road Central, Hong Kong',
      CHT: '香港中環干諾道中 18 號',
      CHS: '香港中环干诺道中 18 号',
    },
    Email: 'enquiries@assay.example',
    PhoneNo: '+852 3900 1000',
  },
  InvoiceNo: 'INV-2026-00012',
  Status: 'OPEN',
  OrgName: { EN: 'Harbour Green Energy Limited', CHT: '海港綠色能源有限公司', CHS: '海港绿色能源有限公司' },
  BranchName: { EN: 'Kwun Tong branch', CHT: '觀塘分行', CHS: '观塘分行' },
  RegistrationNo: '12345678-000',
  About: {
    Kind: 'APPLICATION',
    No: 'A-GF-2026-00042',
    ServiceName: {
      EN: 'Green Finance Certification Scheme',
      CHT: '綠色金融認證計劃',
      CHS: '绿色金融认证计划',
    },
  },
  IssuedOn: '2026-11-01',
  DueOn: '2026-12-01',
  Lines: [
    {
      Description: { EN: 'Initial assessment', CHT: '初次評審', CHS: '初次评审' },
      AmountCents: 1_200_000_00,
    },
    { Description: { EN: 'Site visit', CHT: '實地審核', CHS: '现场审核' }, AmountCents: 4_500_50 },
  ],
  AmountCents: 1_204_500_50,
  BillingAddress: null,
  PaidCents: 0,
  RefundedCents: 0,
  OverpaidCents: 0,
  PaidOn: null,
  ClosedOn: null,
  PaymentMethod: null,
  TransactionNo: null,
  IsOnline: false,
  Card: null,
};

export const paidInvoice: InvoiceDocumentData = {
  ...openInvoice,
  Status: 'PAID',
  PaidCents: 1_204_500_50,
  PaidOn: '2026-11-12',
  ClosedOn: '2026-11-13',
  PaymentMethod: 'FPS',
  TransactionNo: 'FRN-778',
};

/** The example invoice paid by card, with HKD 500 refunded. */
export const partRefunded: InvoiceDocumentData = {
  ...paidInvoice,
  Status: 'PART_REFUNDED',
  RefundedCents: 500_00,
  ClosedOn: '2026-11-15',
  PaymentMethod: null,
  IsOnline: true,
  Card: 'visa 4242',
};

export const certificationBody: Letterhead = {
  ...openInvoice.Issuer,
  Url: 'https://portal.example',
  PayingTo: {
    Bank: {
      BankName: 'Harbour Bank',
      BankCode: '004',
      AccountName: 'Assay Limited',
      AccountNo: '123-456789-001',
      Swift: 'HBKHHKHH',
    },
    Fps: { Kind: 'ID', Value: '1234567', MerchantName: 'ASSAY LIMITED', City: 'HK' },
    Cheque: { Payee: 'Assay Limited', Address: 'Unit 1208\nHarbour Exchange Tower' },
    Cash: null,
  },
};
