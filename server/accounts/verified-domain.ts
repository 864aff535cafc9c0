/** Whether an e-mail at this domain needs no admin to vouch for its owner. No domains listed means all of them. */
export function isVerifiedDomain(email: string, verifiedDomains: readonly string[]): boolean {
  if (verifiedDomains.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return verifiedDomains.includes(domain);
}
