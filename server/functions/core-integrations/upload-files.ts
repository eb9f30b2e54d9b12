// Core.UploadFile, UploadPrivateFile and CreateFileSignedUrl: store uploaded files and return their
// URLs.
import { maxLinkSeconds } from '../../files/uploaded-files.ts';
import { requireFile, readForm } from '../../http/multipart.ts';
import {
  invalidParameterError,
  isMissing,
  requireText,
  requireInteger,
} from '../../http/named-parameters.ts';
import type { StoredFile } from '../../store/file-store.ts';
import {
  type Integration,
  type IntegrationCall,
  type IntegrationParts,
  readNamedParameters,
  requireSignedIn,
} from './integration.ts';

const usualLink = 300;

export const uploadFile: Integration = async (parts, call) => ({
  file_url: parts.files.getPublicUrl(
    await storeUpload(parts, call, { name: 'UploadFile', isPrivate: false }),
  ),
});

export const uploadPrivateFile: Integration = async (parts, call) => ({
  file_uri: parts.files.getPrivateUri(
    await storeUpload(parts, call, { name: 'UploadPrivateFile', isPrivate: true }),
  ),
});

export const createFileSignedUrl: Integration = async ({ files }, { request, caller: anyone }) => {
  const caller = requireSignedIn(anyone);
  const parameters = readNamedParameters('CreateFileSignedUrl', request.body);
  const uri = requireText(parameters, 'file_uri', 1_000);
  const seconds = isMissing(parameters['expires_in'])
    ? usualLink
    : requireInteger(parameters, 'expires_in');
  if (seconds < 1 || seconds > maxLinkSeconds)
    throw invalidParameterError('expires_in', `a number of seconds from 1 to ${maxLinkSeconds}`);
  return { signed_url: await files.createSignedUrl(caller, uri, seconds) };
};

async function storeUpload(
  { files, settings }: IntegrationParts,
  { request, caller: anyone }: IntegrationCall,
  { name, isPrivate }: { name: string; isPrivate: boolean },
): Promise<StoredFile> {
  const caller = requireSignedIn(anyone);
  if (!request.isMultipart()) {
    readNamedParameters(name, request.body);
    throw invalidParameterError('file', 'a file, in a form (multipart/form-data)');
  }
  const form = await readForm(request, { maxFileBytes: settings.maxUploadBytes, maxFiles: 1 });
  return files.store(caller, requireFile(form, 'file'), isPrivate);
}
