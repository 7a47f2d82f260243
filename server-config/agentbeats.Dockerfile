# The green agent for AgentBeats, on top of the image `causalmace` (server-config/Dockerfile):
#   docker build -f server-config/agentbeats.Dockerfile -t causalmace-green .
#   docker run -p 9009:9009 causalmace-green --host 0.0.0.0 --port 9009 --card-url http://HOST:9009/
FROM causalmace
# AgentBeats' health check runs curl inside the image.
USER root
RUN apt-get update && apt-get install -y --no-install-recommends curl && rm -rf /var/lib/apt/lists/*
USER node
EXPOSE 9009
# AgentBeats' gateway sends no token: let only the gateway reach the port.
ENTRYPOINT ["causalmace", "agentbeats", "serve", "--no-token"]
CMD ["--host", "0.0.0.0"]
